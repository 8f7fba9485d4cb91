<?php
declare( strict_types=1 );

namespace Brolga\Leads;

use Brolga\Core\Support\Text;

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
	public static function host( string $address ): string {
		return (string) preg_replace( '/^www\./', '', Text::lower( (string) wp_parse_url( $address, PHP_URL_HOST ) ) );
	}
}
