<?php
declare( strict_types=1 );

namespace Brolga\Search\Words;

use Brolga\Core\Support\Digits;
use Brolga\Core\Support\Text;

/**
 * Normalizes text for searching: lower case, without accents and apostrophes, with plain dashes
 * and quotes. Search terms and stored words are normalized alike, so that results do not depend on
 * the database's collation.
 *
 * @see SEARCH-401
 */
final class Folding {

	/** Replacements that remove_accents() lacks or does differently; in lower case. */
	private const LETTERS = [
		'ß'      => 'ss',
		'ά'      => 'α',
		'έ'      => 'ε',
		'ή'      => 'η',
		'ί'      => 'ι',
		'ό'      => 'ο',
		'ύ'      => 'υ',
		'ώ'      => 'ω',
		'ϊ'      => 'ι',
		'ϋ'      => 'υ',
		'ΐ'      => 'ι',
		'ΰ'      => 'υ',
		'ς'      => 'σ',
		'ё'      => 'е',
		'×'      => 'x',
		'…'      => '...',
		"\u{00A0}" => ' ',
	];

	/** Currency signs that remove_accents() would replace, mapped to private-use characters meanwhile. */
	private const MONEY = [
		'€' => "\u{E000}",
		'£' => "\u{E001}",
	];

	private const APOSTROPHES = '/[\'`´‘’‛ʼʹ′＇]/u';

	private const DASHES = '/[‐‑‒–—―−]/u';

	private const QUOTES = '/[“”„‟«»]/u';

	/** Combining accents, and the vowel points of Hebrew and Arabic. */
	private const MARKS = '/[\x{0300}-\x{036F}\x{0591}-\x{05BD}\x{05BF}\x{05C1}\x{05C2}\x{064B}-\x{065F}\x{0670}]/u';

	public static function of( string $text ): string {
		$text = Text::lower( Digits::ascii( Text::visible( Text::line( $text ) ) ) );
		$text = strtr( strtr( $text, self::LETTERS ), self::MONEY );
		// A fixed locale for all sites, because German would replace an umlaut by two letters.
		$text = strtr( remove_accents( $text, 'en_US' ), array_flip( self::MONEY ) );
		$text = (string) preg_replace(
			[ self::MARKS, self::APOSTROPHES, self::DASHES, self::QUOTES, '/[\s\p{Z}]+/u' ],
			[ '', '', '-', '"', ' ' ],
			$text
		);
		return trim( $text );
	}
}
