<?php
declare( strict_types=1 );

namespace Brolga\Demo;

use Brolga\Core\Support\Json;
use DateTimeZone;

/**
 * How sites are set up in a country: a row of plugin/contracts/countries.json that has a `site`.
 *
 * @see START-862
 */
final class Country {

	private function __construct(
		public readonly string $code,
		/** Of WordPress; empty: its default, English of the United States. */
		public readonly string $locale,
		public readonly string $date_format,
		public readonly string $time_format,
		/** 0 is Sunday. */
		public readonly int $start_of_week,
		private readonly string $timezone,
		/** ISO 4217. */
		public readonly string $currency
	) {}

	/** Null: the country has no such row. */
	public static function of( string $code ): ?self {
		$row  = self::rows()[ $code ] ?? null;
		$site = is_array( $row ) ? $row['site'] ?? null : null;
		if ( ! is_array( $site ) ) {
			return null;
		}
		$text = static fn ( string $name ): string => is_string( $site[ $name ] ?? null ) ? $site[ $name ] : '';
		return new self(
			$code,
			$text( 'locale' ),
			$text( 'dateFormat' ),
			$text( 'timeFormat' ),
			is_int( $site['startOfWeek'] ?? null ) ? $site['startOfWeek'] : 1,
			$text( 'timezone' ),
			$text( 'currency' )
		);
	}

	/** Returns the browser's time zone if it is one of the country's, otherwise that of most people there. */
	public function timezone( string $of_browser ): string {
		$zones = DateTimeZone::listIdentifiers( DateTimeZone::PER_COUNTRY, $this->code );
		return in_array( $of_browser, $zones, true ) ? $of_browser : $this->timezone;
	}

	/** @return array<array-key, mixed> */
	private static function rows(): array {
		$file = dirname( __DIR__, 2 ) . '/contracts/countries.json';
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of this plugin.
		return Json::map( (string) file_get_contents( $file ) );
	}
}
