<?php
declare( strict_types=1 );

namespace Brolga\Core\Privacy;

use Brolga\Core\Support\Text;

/**
 * A mail address in each spelling under which it may be stored: in small
 * letters, and with the domain as people write it and as the network does. What
 * follows a plus sign is part of it: `jo+shop@` is not `jo@`.
 *
 * @see PRIV-6
 */
final class PersonalAddress {

	/** What can stand in an address before or after a part of it that looks like one. */
	private const LETTER = '[\p{L}\p{N}.!#$%&\'*+\/=?^_`{|}~-]';

	/**
	 * In small letters; the one that was asked for first.
	 *
	 * @var non-empty-list<string>
	 */
	public readonly array $spellings;

	public function __construct( string $typed ) {
		$address = Text::lower( Text::trim( $typed ) );
		$at      = strrpos( $address, '@' );
		$others  = [];
		// Without the extension there is the one spelling that was asked for.
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

	/**
	 * Whether it is somebody's. What is no address would be found in every text.
	 */
	public function is_somebodys(): bool {
		return str_contains( trim( $this->spellings[0], '@' ), '@' );
	}

	/**
	 * Whether a text holds the address, and not a longer one that ends like it.
	 *
	 * @param string $text Any text, JSON too.
	 */
	public function is_in( string $text ): bool {
		$text = Text::lower( str_replace( '\/', '/', $text ) );
		foreach ( $this->spellings as $spelling ) {
			// A full stop after it may end a sentence.
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
	 * The condition on a column `email`. The bytes are compared as well: databases
	 * take some letters for others.
	 *
	 * @return array{string, list<string>} SQL and its values.
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
