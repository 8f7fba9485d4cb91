<?php
/**
 * Comes before everything that PHP runs for bin/bench fuzz, events.php included,
 * and writes down what PHP complains about: a line of JSON with the number of the
 * request that it was about.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Bench\Fuzz;

/**
 * Writes a complaint down.
 *
 * @param int          $type    Of the error.
 * @param string       $message What PHP says.
 * @param string       $file    Where.
 * @param int          $line    Where.
 * @param list<string> $trace   How it came there.
 */
function complain( int $type, string $message, string $file, int $line, array $trace = [] ): void {
	$complaint = [
		'number'  => (int) ( $GLOBALS['brolga_fuzz_number'] ?? $_SERVER['HTTP_X_BROLGA_FUZZ'] ?? -1 ),
		'type'    => $type,
		'message' => mb_scrub( $message ),
		'file'    => "{$file}:{$line}",
		'trace'   => $trace,
	];
	file_put_contents(
		(string) getenv( 'BROLGA_FUZZ_LOG' ),
		json_encode( $complaint, JSON_INVALID_UTF8_SUBSTITUTE ) . "\n",
		FILE_APPEND
	);
}

set_error_handler(
	static function ( int $type, string $message, string $file, int $line ): bool {
		// What was expected is silenced beside the call.
		if ( 0 !== ( error_reporting() & $type ) ) {
			complain(
				$type,
				$message,
				$file,
				$line,
				array_map(
					static fn ( array $step ): string => ( $step['file'] ?? '' ) . ':' . ( $step['line'] ?? '' ),
					array_slice( debug_backtrace( DEBUG_BACKTRACE_IGNORE_ARGS ), 1, 12 )
				)
			);
		}
		return false;
	}
);

register_shutdown_function(
	static function (): void {
		$last = error_get_last();
		if ( null !== $last
			&& 0 !== ( $last['type']
				& ( E_ERROR | E_PARSE | E_CORE_ERROR | E_COMPILE_ERROR | E_USER_ERROR | E_RECOVERABLE_ERROR ) ) ) {
			complain( $last['type'], $last['message'], $last['file'], $last['line'] );
		}
	}
);
