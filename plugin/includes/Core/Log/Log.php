<?php
declare( strict_types=1 );

namespace Brolga\Core\Log;

use Brolga\Core\Settings\DeclaresServerValues;
use Brolga\Core\Settings\ServerValue;
use Brolga\Core\Support\Clock;

/**
 * Writes JSON lines to PHP's error log for operators, if the server enables it. Lines contain
 * numbers and names from the code, never personal data or user input.
 *
 * @see OPS-8 OPS-9
 */
final class Log implements DeclaresServerValues {

	public function __construct(
		private readonly RequestId $id,
		private readonly Clock $clock
	) {}

	/** @return array{ServerValue} */
	public static function server_values(): array {
		return [ new ServerValue(
			'BROLGA_LOG',
			[
				'type'    => 'string',
				'enum'    => [ 'off', 'json' ],
				'message' => static fn (): string => __( 'Use json or off.', 'brolga' ),
				'default' => 'off',
			]
		) ];
	}

	public static function is_on(): bool {
		return 'json' === self::server_values()[0]->value();
	}

	/** @param array<string, string|int|float|bool> $facts Without personal data. */
	public function write( string $event, array $facts ): void {
		if ( self::is_on() ) {
			// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- It is what the server asks for.
			error_log( (string) wp_json_encode(
				[
					'time'       => $this->clock->now()->format( 'Y-m-d\TH:i:s.v\Z' ),
					'event'      => $event,
					'request_id' => $this->id->value(),
				] + $facts,
				JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE
			) );
		}
	}
}
