<?php
declare( strict_types=1 );

namespace Brolga\Leads;

use Brolga\Core\Support\Text;
use Brolga\Forms\Source\AssignedVariants;

/**
 * Where a lead came from: the page, the referrer, the campaign and the A/B test variants. They are
 * read from URLs that the browser sends anyway, and from the cookies of A/B tests; nothing is
 * stored in the visitor's browser for attribution.
 */
final class Attribution {

	private const CAMPAIGN = [ 'utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content' ];

	/** @param array<string, string> $campaign */
	private function __construct(
		public readonly string $page,
		public readonly string $referrer,
		public readonly array $campaign,
		public readonly AssignedVariants $variants
	) {}

	public static function of( string $page, string $referrer, ?AssignedVariants $variants = null ): self {
		$page     = self::address( $page );
		$campaign = [];
		parse_str( (string) wp_parse_url( $page, PHP_URL_QUERY ), $query );
		foreach ( self::CAMPAIGN as $name ) {
			$value = is_string( $query[ $name ] ?? null ) ? Text::start( Text::line( $query[ $name ] ), 200 ) : '';
			if ( '' !== $value ) {
				$campaign[ $name ] = $value;
			}
		}
		return new self( $page, self::address( $referrer ), $campaign, $variants ?? AssignedVariants::none() );
	}

	/**
	 * @param array<string, string> $origin
	 * @see TRACK-18
	 */
	public function with( array $origin ): self {
		$texts = array_map( static fn ( string $text ): string => Text::start( Text::line( $text ), 200 ), $origin );
		return new self( $this->page, $this->referrer, $this->campaign + $texts, $this->variants );
	}

	/**
	 * Returns the URL if it is on this site, else an empty string. The page is part of the
	 * request, so anybody could put a malicious URL into a lead that the site owner then opens.
	 *
	 * @see LEAD-42
	 */
	public static function own_page( string $page ): string {
		$plain = static fn ( string $address ): string => (string) preg_replace(
			'/^www\./',
			'',
			strtolower( (string) wp_parse_url( $address, PHP_URL_HOST ) )
		);
		$host  = $plain( $page );
		/**
		 * Filters the hosts whose pages are accepted as a lead's page, for sites with several domains.
		 *
		 * @since 0.1.0
		 *
		 * @param list<string> $hosts Server names without `www.`.
		 *
		 * @example
		 * add_filter(
		 * 	'brolga_page_hosts',
		 * 	static fn ( array $hosts ): array => [ ...$hosts, 'example.com.au' ]
		 * );
		 */
		$hosts = apply_filters( 'brolga_page_hosts', [ $plain( home_url() ), $plain( site_url() ) ] );
		return '' !== $host && is_array( $hosts ) && in_array( $host, $hosts, true ) && ! str_contains( $page, '\\' )
			? $page
			: '';
	}

	private static function address( string $address ): string {
		$address = explode( '#', Text::line( $address ) )[0];
		return 1 === preg_match( '/^https?:\/\/[^\/?#\s]+/i', $address ) ? Text::start( $address, 2000 ) : '';
	}
}
