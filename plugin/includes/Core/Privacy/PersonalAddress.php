<?php
declare( strict_types=1 );

namespace Brolga\Core\Privacy;

use Brolga\Core\Support\Text;

/**
 * An email address in each spelling in which it may be stored: in lower case, with an internationalized domain
 * in Unicode and in Punycode. A suffix after a plus sign belongs to the address: `jo+shop@` is not `jo@`.
 *
 * @see PRIV-6
 */
final class PersonalAddress {

	/** Characters that may precede an address as part of a longer one. */
	private const LETTER = '[\p{L}\p{N}.!#$%&\'*+\/=?^_`{|}~-]';

	/** @var non-empty-list<string> In lower case; the requested spelling comes first. */
	public readonly array $spellings;

	public function __construct( string $typed ) {
		$address = Text::lower( Text::trim( $typed ) );
		$at      = strrpos( $address, '@' );
		$others  = [];
		// Without the intl extension, there is only the spelling that was entered.
		if ( false !== $at && function_exists( 'idn_to_ascii' ) ) {
			$domain = substr( $address, $at + 1 );
			foreach ( '' === $domain ? [] : [ idn_to_ascii( $domain ), idn_to_utf8( $domain ) ] as $spelling ) {
				if ( is_string( $spelling ) && '' !== $spelling ) {
					$others[] = substr( $address, 0, $at + 1 ) . Text::lower( $spelling );
				}
			}
		}
		$this->spellings = array_values( array_unique( [ $address, ...$others ] ) );
	}

	/** Whether it is a complete address. A fragment such as "@" would be found in every text. */
	public function is_somebodys(): bool {
		return str_contains( trim( $this->spellings[0], '@' ), '@' );
	}

	/**
	 * Whether a text contains the address, and not only as the end of a longer one.
	 *
	 * @param string $text Any text; slashes may be escaped as in JSON.
	 */
	public function is_in( string $text ): bool {
		$text = Text::lower( str_replace( '\/', '/', $text ) );
		foreach ( $this->spellings as $spelling ) {
			// A period after the address may end a sentence.
			if ( 1 === preg_match(
				'/(?<!' . self::LETTER . ')' . preg_quote( $spelling, '/' ) . '(?!\.?[\p{L}\p{N}-])/u',
				$text
			) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Returns the SQL condition on a column `email` and its values. The bytes are compared as
	 * well, because database collations treat some different letters as equal.
	 *
	 * @return array{string, list<string>}
	 */
	public function condition(): array {
		$marks = implode( ', ', array_fill( 0, count( $this->spellings ), '%s' ) );
		$bytes = array_map(
			static fn ( string $spelling ): string => strtoupper( bin2hex( $spelling ) ),
			$this->spellings
		);
		return [ "email IN ({$marks}) AND HEX(LOWER(email)) IN ({$marks})", [ ...$this->spellings, ...$bytes ] ];
	}
}
