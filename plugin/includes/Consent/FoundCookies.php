<?php
declare( strict_types=1 );

namespace Brolga\Consent;

use Brolga\Api\Consent\Service;
use Brolga\Core\Health\Finding;
use Brolga\Core\Support\Clock;

/**
 * Stores which cookies the last check of the site's pages found. They are assigned to services on
 * each display, because a service may have been set up since.
 *
 * @see CONSENT-42
 */
final class FoundCookies {

	public const OPTION = 'brolga_found_cookies';

	public function __construct(
		private readonly CookieNames $names,
		private readonly Clock $clock
	) {}

	/**
	 * @param int $pages The number of pages that were checked.
	 * @param list<string> $failed Pages that could not be checked.
	 * @param list<array{name: string, by: string, page: string}> $found
	 */
	public function keep( array $found, int $pages, array $failed ): void {
		update_option(
			self::OPTION,
			[
				'at'     => $this->clock->timestamp(),
				'pages'  => $pages,
				'failed' => $failed,
				'found'  => $found,
			],
			false
		);
	}

	public function finding(): Finding {
		$kept  = get_option( self::OPTION );
		$kept  = is_array( $kept ) ? $kept : [];
		$at    = is_int( $kept['at'] ?? null ) ? $kept['at'] : 0;
		$pages = is_int( $kept['pages'] ?? null ) ? $kept['pages'] : 0;
		if ( 0 === $at ) {
			return self::with_button(
				Finding::unchecked(
					__( 'Not checked for cookies yet', 'brolga' ),
					__( 'Brolga can open some of the site’s pages here as a visitor who has refused everything, and list the cookies that are still set.', 'brolga' )
				),
				false
			);
		}
		$failed = array_values(
			array_filter( is_array( $kept['failed'] ?? null ) ? $kept['failed'] : [], is_string( ... ) )
		);
		$when  = sprintf(
			/* translators: 1: a date, 2: a number of pages. */
			_n( 'Checked on %1$s: %2$d page.', 'Checked on %1$s: %2$d pages.', $pages, 'brolga' ),
			(string) wp_date( self::format(), $at ),
			$pages
		);
		$lines = $this->lines( is_array( $kept['found'] ?? null ) ? $kept['found'] : [] );
		if ( [] !== $lines ) {
			return self::with_button(
				Finding::critical(
					__( 'Cookies are set without consent', 'brolga' ),
					__( 'The file names below show which plugin sets each cookie. Remove the service from that plugin and set it up under Brolga > Settings > Tracking, or ask the plugin’s author to support the WP Consent API.', 'brolga' ) . ' ' . $when,
					implode( "\n", $lines )
				),
				true
			);
		}
		return self::with_button(
			[] === $failed && $pages > 0
				? Finding::good(
					__( 'Only necessary cookies are set without consent', 'brolga' ),
					__( 'Pages were opened as a visitor who has refused everything. Everything stored in the browser is listed as necessary under Privacy choices.', 'brolga' ) . ' ' . $when
				)
				: Finding::recommended(
					__( 'Some pages could not be checked for cookies', 'brolga' ),
					__( 'These pages did not open in the check. Make sure that visitors can see the pages, and that the server allows the site to show its own pages in frames.', 'brolga' ) . ' ' . $when,
					implode( "\n", $failed )
				),
			true
		);
	}

	private static function format(): string {
		$date = get_option( 'date_format' );
		$time = get_option( 'time_format' );
		return ( is_string( $date ) ? $date : 'Y-m-d' ) . ' ' . ( is_string( $time ) ? $time : 'H:i' );
	}

	/**
	 * @param array<array-key, mixed> $found
	 * @return list<string>
	 */
	private function lines( array $found ): array {
		$lines = [];
		foreach ( $found as $one ) {
			[
				$name,
				$by,
				$page
			] = is_array( $one )
				? [ $one['name'] ?? null, $one['by'] ?? null, $one['page'] ?? null ]
				: [ null, null, null ];
			if (
				is_string( $name )
				&& is_string( $by )
				&& is_string( $page )
				&& ! $this->names->is_necessary( $name )
			) {
				// Only the first page, because most cookies are set on every page.
				$lines[ $name ] ??= self::line( $name, $by, $page, $this->names->service( $name ) );
			}
		}
		return array_values( $lines );
	}

	/** @param string $by URL of the script that set it; empty: the server. */
	private static function line( string $name, string $by, string $page, ?Service $service ): string {
		$by   = '' === $by ? __( 'the server', 'brolga' ) : $by;
		$path = wp_make_link_relative( $page );
		return null === $service
			/* translators: 1: a cookie's name, 2: a script's address or "the server", 3: a page's path. */
			? sprintf( __( '%1$s (set by %2$s) on %3$s', 'brolga' ), $name, $by, $path )
			/*
			 * translators: 1: a cookie's name, 2: a service such as Google Analytics, 3: a script's address or "the
			 * server", 4: a page's path.
			 */
			: sprintf( __( '%1$s of %2$s (set by %3$s) on %4$s', 'brolga' ), $name, $service->title, $by, $path );
	}

	private static function with_button( Finding $finding, bool $again ): Finding {
		return $finding->with(
			Finding::COOKIES,
			$again ? __( 'Check for cookies again', 'brolga' ) : __( 'Check for cookies', 'brolga' )
		);
	}
}
