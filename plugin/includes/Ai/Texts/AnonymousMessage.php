<?php
declare( strict_types=1 );

namespace Brolga\Ai\Texts;

use Brolga\Core\Support\Text;
use Brolga\Forms\Fields\FieldType;
use Brolga\Leads\Lead;

/**
 * What a visitor wrote, without what says who it was, as far as that can be told: the sender's name, email addresses,
 * phone numbers and web addresses, and answers to fields that ask for such things.
 *
 * @see AI-31
 */
final class AnonymousMessage {

	private const MAX_LENGTH = 6000;

	/** Answers that say what somebody wants. */
	private const TYPES = [
		FieldType::Input,
		FieldType::Text,
		FieldType::Checkbox,
		FieldType::Radio,
		FieldType::Select,
		FieldType::Number,
		FieldType::Date,
	];

	private const HIDDEN = [
		'/[^\s<>"]+@[^\s<>"]+/u'                               => '[email]',
		'~(?:[a-z][a-z0-9+.-]{1,20}://|\bwww\.)\S*~iu'         => '[link]',
		// Seven digits or more, however they are separated. A date may go with them.
		'/(?<![\p{L}\d])[+(]{0,2}\d(?:[\s().\/–-]{0,3}\d){6,}/u' => '[phone]',
	];

	public static function of( Lead $lead ): string {
		$lines = [];
		foreach ( $lead->fields as $field ) {
			$text = Text::trim( $field['text'] );
			if (
				in_array( FieldType::tryFrom( $field['type'] ), self::TYPES, true )
				&& '' !== $text
				&& ! self::is_name( $text, $lead->name )
			) {
				$lines[] = Text::trim( $field['label'] . ': ' . self::hide( $text, $lead->name ) );
			}
		}
		return Text::start( implode( "\n", $lines ), self::MAX_LENGTH );
	}

	/** Whether an answer is the sender's name, or a part of it. */
	private static function is_name( string $text, string $name ): bool {
		return '' !== $name && [] === array_diff( self::words( $text ), self::words( $name ) );
	}

	private static function hide( string $text, string $name ): string {
		$text = preg_replace( array_keys( self::HIDDEN ), array_values( self::HIDDEN ), $text ) ?? '';
		foreach ( self::words( $name ) as $word ) {
			$text = preg_replace(
				'/(?<![\p{L}\p{N}])' . preg_quote( $word, '/' ) . '(?![\p{L}\p{N}])/iu',
				'[name]',
				$text
			) ?? '';
		}
		return $text;
	}

	/** @return list<string> */
	private static function words( string $text ): array {
		$words = preg_split( '/[^\p{L}\p{N}’\'-]+/u', Text::lower( $text ), -1, PREG_SPLIT_NO_EMPTY );
		return array_values( array_filter(
			false === $words ? [] : $words,
			static fn ( string $word ): bool => Text::length( $word ) > 1
		) );
	}
}
