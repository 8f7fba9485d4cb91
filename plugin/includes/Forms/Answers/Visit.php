<?php
declare( strict_types=1 );

namespace Brolga\Forms\Answers;

use Brolga\Business\Details;
use Brolga\Core\Settings\Settings;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\Text;

/**
 * What a form's rules need to know beside what was typed: the day, as the
 * site's owner counts days, and the address of the visitor's page.
 */
final class Visit {

	/** A parameter that is longer tells nothing. */
	private const MAX_LENGTH = 200;

	public function __construct(
		public readonly string $today,
		private readonly string $page = '',
		public readonly string $country = ''
	) {}

	/**
	 * A visit now.
	 *
	 * @param Clock  $clock Knows the time.
	 * @param string $page  The page's address; may be empty.
	 */
	public static function now( Clock $clock, string $page = '' ): self {
		return new self(
			$clock->now()->setTimezone( wp_timezone() )->format( 'Y-m-d' ),
			$page,
			( new Details( new Settings() ) )->place()
		);
	}

	/**
	 * A parameter of the page's address; empty where it has none of that name.
	 *
	 * @param string $name Its name; an empty one has no value.
	 */
	public function parameter( string $name ): string {
		// WordPress and PHP would turn a "." of a name into "_".
		foreach ( '' === $name ? [] : explode( '&', (string) wp_parse_url( $this->page, PHP_URL_QUERY ) ) as $pair ) {
			[ $key, $value ] = [ ...explode( '=', $pair, 2 ), '' ];
			if ( urldecode( $key ) === $name ) {
				return Text::start( Text::line( urldecode( $value ) ), self::MAX_LENGTH );
			}
		}
		return '';
	}
}
