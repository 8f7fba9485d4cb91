<?php
declare( strict_types=1 );

namespace Brolga\Webhooks\Google;

/**
 * A tab of a spreadsheet, and its ranges in A1 notation.
 *
 * @see LEAD-735
 */
final class SheetPlace {

	/** Letters and digits of a spreadsheet's id. */
	private const ID = '[A-Za-z0-9_-]{20,100}';

	/** A spreadsheet's address in the browser, or its id alone. */
	public const PATTERN = '^(https://docs\\.google\\.com/spreadsheets/(u/[0-9]+/)?d/'
		. self::ID
		. '([/?#]\\S*)?|'
		. self::ID
		. ')?$';

	/** @param string $tab Empty: the first one. */
	private function __construct(
		public readonly string $id,
		public readonly string $tab
	) {}

	/**
	 * @param string $address Of the form of PATTERN.
	 * @return self|null Null if the address names no spreadsheet.
	 */
	public static function of( string $address, string $tab ): ?self {
		return 1 === preg_match( '~(?:/d/|^)(' . self::ID . ')(?:[/?#]|$)~D', $address, $match )
			? new self( $match[1], $tab )
			: null;
	}

	/**
	 * Returns a range such as `'Leads'!A1:C1`.
	 *
	 * @param string $cells Such as `A1:C1`.
	 */
	public function range( string $cells ): string {
		return '' === $this->tab ? $cells : "'" . str_replace( "'", "''", $this->tab ) . "'!{$cells}";
	}

	/**
	 * Returns the letters of a column: 0 is A, 26 is AA.
	 *
	 * @param int $column From 0.
	 */
	public static function letters( int $column ): string {
		$letters = '';
		for ( $left = $column + 1; $left > 0; $left = intdiv( $left - 1, 26 ) ) {
			$letters = chr( ord( 'A' ) + ( $left - 1 ) % 26 ) . $letters;
		}
		return $letters;
	}
}
