<?php
declare( strict_types=1 );

namespace Brolga\Forms\Answers;

use Brolga\Business\Details;
use Brolga\Core\Settings\Settings;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\Text;

/**
 * The circumstances of a submission that a form's rules depend on: the date in the site's time
 * zone, the page's URL and the site's country.
 */
final class Visit {

	private const MAX_LENGTH = 200;

	public function __construct(
		public readonly string $today,
		private readonly string $page = '',
		public readonly string $country = ''
	) {}

	public static function now( Clock $clock, string $page = '' ): self {
		return new self(
			$clock->now()->setTimezone( wp_timezone() )->format( 'Y-m-d' ),
			$page,
			( new Details( new Settings() ) )->place()
		);
	}

	public function parameter( string $name ): string {
		// parse_str() would turn "." in a name into "_".
		foreach ( '' === $name ? [] : explode( '&', (string) wp_parse_url( $this->page, PHP_URL_QUERY ) ) as $pair ) {
			[ $key, $value ] = [ ...explode( '=', $pair, 2 ), '' ];
			if ( urldecode( $key ) === $name ) {
				return Text::start( Text::line( urldecode( $value ) ), self::MAX_LENGTH );
			}
		}
		return '';
	}
}
