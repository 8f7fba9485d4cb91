<?php
declare( strict_types=1 );

namespace Brolga\Leads;

use Brolga\Core\Support\Text;
use Brolga\Forms\Source\Variants;

/**
 * Page, source, campaign, partner and A/B variants of a lead as words of the index: what a search finds
 * in a million leads, a filter finds as well. The sign at the end keeps a word
 * from being the beginning of another, and nobody can type one in a search.
 *
 * @see LEAD-27 LEAD-29 TRACK-25
 */
final class Origin {

	/** The names of the filters. */
	public const PATH     = 'path';
	public const SOURCE   = 'source';
	public const CAMPAIGN = 'campaign';
	public const VARIANT  = 'variant';
	public const REFERRAL = 'referral';

	/** The longest value that stands in a word as it is. */
	private const MAX_LENGTH = 48;

	/**
	 * The words of a lead.
	 *
	 * @param string                $page     The form's page; may be empty.
	 * @param string                $referrer The page before; may be empty.
	 * @param array<string, string> $campaign The campaign's parameters.
	 * @param Variants|null         $variants What A/B tests showed; null: nothing.
	 * @return list<string>
	 */
	public static function words( string $page, string $referrer, array $campaign, ?Variants $variants = null ): array {
		$source = $campaign['utm_source'] ?? self::host( $referrer );
		return array_values(
			array_filter(
				[
					'' === $page ? '' : self::word( self::PATH, (string) wp_parse_url( $page, PHP_URL_PATH ) ),
					self::host( $page ) === $source ? '' : self::word( self::SOURCE, $source ),
					self::word( self::CAMPAIGN, $campaign['utm_campaign'] ?? '' ),
					self::word( self::REFERRAL, $campaign[ self::REFERRAL ] ?? '' ),
					...array_map(
						static fn ( string $name ): string => self::word( self::VARIANT, $name ),
						$variants?->names() ?? []
					),
				],
				static fn ( string $word ): bool => '' !== $word
			)
		);
	}

	/**
	 * The word of a filter's value; empty where it has none.
	 *
	 * @param string $name The filter.
	 */
	public static function word( string $name, string $value ): string {
		$value = (string) preg_replace( '/[\s;]+/u', '_', Text::lower( Text::trim( $value ) ) );
		if ( '' === $value ) {
			return '';
		}
		return $name . '=' . ( Text::length( $value ) > self::MAX_LENGTH ? md5( $value ) : $value ) . ';';
	}

	/**
	 * The host of an address, without the `www.` that says nothing.
	 *
	 * @param string $address The address; may be empty.
	 */
	private static function host( string $address ): string {
		return (string) preg_replace( '/^www\./', '', Text::lower( (string) wp_parse_url( $address, PHP_URL_HOST ) ) );
	}
}
