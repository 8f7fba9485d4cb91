<?php
declare( strict_types=1 );

namespace Brolga\Spam\Wording;

/**
 * Why a message's text was marked as spam, as shown to the owner.
 *
 * @see SPAM-34
 */
enum Sign: string {

	case Links    = 'links';
	case Markup   = 'markup';
	case Words    = 'words';
	case Repeated = 'repeated';
	case Alphabet = 'alphabet';
	case Language = 'language';

	/** @param string $value The number or the words that were found. */
	public function words( string $value ): string {
		return match ( $this ) {
			/* translators: %s: how many. */
			self::Links    => sprintf( _n( '%s link', '%s links', (int) $value, 'brolga' ), $value ),
			self::Markup   => __( 'Links in forum markup', 'brolga' ),
			/* translators: %s: some words of a message. */
			self::Words    => sprintf( __( 'Words often seen in spam: %s', 'brolga' ), $value ),
			self::Repeated => sprintf(
				/* translators: %s: how many. */
				_n( 'Same text as %s other message', 'Same text as %s other messages', (int) $value, 'brolga' ),
				$value
			),
			self::Alphabet => __( 'Written in a different alphabet than your site', 'brolga' ),
			self::Language => __( 'Written in a different language than your site', 'brolga' ),
		};
	}

	/** Returns the text of a stored sign. A sign of another plugin was stored with its text. */
	public static function told( string $sign, string $value ): string {
		return self::tryFrom( $sign )?->words( $value ) ?? $value;
	}

	/**
	 * Drops invalid rows.
	 *
	 * @param array<array-key, mixed> $stored
	 * @return list<array{sign: string, value: string}>
	 */
	public static function read( array $stored ): array {
		$signs = [];
		foreach ( $stored as $item ) {
			$sign  = is_array( $item ) ? $item['sign'] ?? '' : '';
			$value = is_array( $item ) ? $item['value'] ?? '' : '';
			if ( is_string( $sign ) && '' !== $sign && is_string( $value ) ) {
				$signs[] = [
					'sign'  => $sign,
					'value' => $value,
				];
			}
		}
		return $signs;
	}
}
