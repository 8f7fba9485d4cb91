<?php
declare( strict_types=1 );

namespace Brolga\Leads;

use Brolga\Core\Support\Text;
use Brolga\Forms\Source\Variants;

/**
 * The page, the page before and the campaign, read from addresses that the
 * browser sends anyway, and the cookies that A/B tests have set: nothing is kept
 * in the visitor's browser for it.
 */
final class Attribution {

	private const CAMPAIGN = [ 'utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content' ];

	/**
	 * @param array<string, string> $campaign The campaign's parameters, those that there are.
	 */
	private function __construct(
		public readonly string $page,
		public readonly string $referrer,
		public readonly array $campaign,
		public readonly Variants $variants
	) {}

	/**
	 * What two addresses tell, and what tests showed.
	 *
	 * @param string        $page     The form's page, as the request has it.
	 * @param string        $referrer The page before, as the request has it.
	 * @param Variants|null $variants What A/B tests showed; null: nothing.
	 */
	public static function of( string $page, string $referrer, ?Variants $variants = null ): self {
		$page     = self::address( $page );
		$campaign = [];
		parse_str( (string) wp_parse_url( $page, PHP_URL_QUERY ), $query );
		foreach ( self::CAMPAIGN as $name ) {
			$value = is_string( $query[ $name ] ?? null ) ? Text::start( Text::line( $query[ $name ] ), 200 ) : '';
			if ( '' !== $value ) {
				$campaign[ $name ] = $value;
			}
		}
		return new self( $page, self::address( $referrer ), $campaign, $variants ?? Variants::none() );
	}

	/**
	 * With what others know of where the visitor came from.
	 *
	 * @param array<string, string> $origin Texts by name.
	 *
	 * @see TRACK-18
	 */
	public function with( array $origin ): self {
		$texts = array_map( static fn ( string $text ): string => Text::start( Text::line( $text ), 200 ), $origin );
		return new self( $this->page, $this->referrer, $this->campaign + $texts, $this->variants );
	}

	/**
	 * The address of a page where it is one of this site's; else an empty text. A
	 * form is posted from where anybody likes: owners open what stands in a lead.
	 *
	 * @param string $page As the request has it.
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

	/**
	 * An http or https address without fragment, or an empty text.
	 *
	 * @param string $address As the request has it.
	 */
	private static function address( string $address ): string {
		$address = explode( '#', Text::line( $address ) )[0];
		return 1 === preg_match( '/^https?:\/\/[^\/?#\s]+/i', $address ) ? Text::start( $address, 2000 ) : '';
	}
}
