<?php
/**
 * Stands in for WP-CLI: keeps what commands say, and ends them by an exception
 * where WP-CLI would end the process. PHPStan reads it for WP-CLI's types.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace {

	use WP_CLI\ExitException;

	/**
	 * What our commands use of it.
	 */
	final class WP_CLI {

		/**
		 * The commands that were added.
		 *
		 * @var array<string, object>
		 */
		public static array $commands = [];

		/**
		 * What was said, line by line.
		 *
		 * @var list<string>
		 */
		public static array $said = [];

		/** Whether somebody who is asked says yes. */
		public static bool $agrees = true;

		/**
		 * @param string $name    Its words.
		 * @param object $command Its methods are the words below.
		 */
		public static function add_command( string $name, object $command ): void {
			self::$commands[ $name ] = $command;
		}

		/**
		 * Says something.
		 *
		 * @param string $text A line.
		 */
		public static function line( string $text ): void {
			self::$said[] = $text;
		}

		/**
		 * Says what somebody should look at.
		 *
		 * @param string $text A line.
		 */
		public static function warning( string $text ): void {
			self::$said[] = "Warning: {$text}";
		}

		/**
		 * Says what went well.
		 *
		 * @param string $text A line.
		 */
		public static function success( string $text ): void {
			self::$said[] = "Success: {$text}";
		}

		/**
		 * Asks, unless `--yes` was typed, and ends the command where the answer is no.
		 *
		 * @param array<string, mixed> $options The command's.
		 *
		 * @throws ExitException When the answer is no.
		 */
		public static function confirm( string $question, array $options = [] ): void {
			if ( true === ( $options['yes'] ?? null ) ) {
				return;
			}
			self::$said[] = $question;
			if ( ! self::$agrees ) {
				throw new ExitException( '' );
			}
		}

		/**
		 * Ends the command without a word.
		 *
		 * @param int $status The status that the process ends with.
		 *
		 * @throws ExitException Always.
		 */
		public static function halt( int $status ): never {
			throw new ExitException( '', $status );
		}

		/**
		 * Says what went wrong and ends the command.
		 *
		 * @param string $text A line.
		 *
		 * @throws ExitException Always.
		 */
		public static function error( string $text ): never {
			throw new ExitException( $text );
		}
	}
}

namespace WP_CLI {

	/** The end of a command. */
	final class ExitException extends \RuntimeException {}
}

namespace WP_CLI\Utils {

	/**
	 * Shows items.
	 *
	 * @param string           $format `json`, `ids`, `table` …
	 * @param array<mixed>     $items  The items.
	 * @param list<string>     $fields The columns.
	 */
	function format_items( string $format, array $items, array $fields ): void {
		\WP_CLI::$said[] = match ( $format ) {
			'ids'   => implode(
				' ',
				array_map( static fn ( mixed $id ): string => is_int( $id ) ? (string) $id : '', $items )
			),
			'count' => (string) count( $items ),
			default => (string) json_encode( array_map(
				static fn ( mixed $item ): array => is_array( $item )
					? array_intersect_key( $item, array_flip( $fields ) )
					: [],
				$items
			) ),
		};
	}
}
