<?php
declare( strict_types=1 );

namespace Brolga\Leads;

use Brolga\Core\Support\Text;

/**
 * Encodes the page, source, campaign, partner and A/B variants of a lead as words of the search
 * index, so that filters are as fast as searches. Each word ends in a semicolon: it can then not
 * be the beginning of another, and nobody can type one into a search.
 *
 * @see LEAD-27 LEAD-29 TRACK-25
 */
final class Origin {

	public const PATH     = 'path';
	public const SOURCE   = 'source';
	public const CAMPAIGN = 'campaign';
	public const VARIANT  = 'variant';
	public const REFERRAL = 'referral';

	/** Longer values are hashed. */
	private const MAX_LENGTH = 48;

	public static function word( string $name, string $value ): string {
		$value = (string) preg_replace( '/[\s;]+/u', '_', Text::lower( Text::trim( $value ) ) );
		if ( '' === $value ) {
			return '';
		}
		return $name . '=' . ( Text::length( $value ) > self::MAX_LENGTH ? md5( $value ) : $value ) . ';';
	}

	public static function host( string $address ): string {
		return (string) preg_replace( '/^www\./', '', Text::lower( (string) wp_parse_url( $address, PHP_URL_HOST ) ) );
	}
}
