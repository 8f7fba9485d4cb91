<?php
declare( strict_types=1 );

namespace Brolga\Forms\Definition;

use Brolga\Core\Support\ErrorKey;
use Brolga\Forms\Source\BlockAttributes;

/**
 * A form's messages: the owner's texts, with defaults for missing ones.
 *
 * @see FORM-43
 */
final class FormMessages {

	public const EDITABLE = [
		ErrorKey::ContactErrorMessage,
		ErrorKey::FillMessage,
		ErrorKey::Invalid,
		ErrorKey::WrongCaptcha,
		ErrorKey::Captcha,
		ErrorKey::WrongCheckbox,
	];

	/** The messages that an owner can change on a newsletter form, which reports all errors in one text. */
	public const OF_SIGNUPS = [
		ErrorKey::FillMessage,
		ErrorKey::Invalid,
		ErrorKey::SubscriptionFailed,
		ErrorKey::Captcha,
		ErrorKey::WrongCheckbox,
	];

	private const SUCCESS = 'success';

	/** @param array<string, string> $words */
	private function __construct( private readonly array $words ) {}

	public static function from( BlockAttributes $saved ): self {
		$words = [ self::SUCCESS => $saved->lines( self::SUCCESS ) ];
		foreach ( [ ...self::EDITABLE, ...self::OF_SIGNUPS ] as $key ) {
			$words[ $key->value ] = $saved->line( $key->value );
		}
		return new self( array_filter( $words, static fn ( string $text ): bool => '' !== $text ) );
	}

	public function text( ErrorKey $key ): string {
		return $this->words[ $key->value ] ?? $key->message();
	}

	public function success(): string {
		return $this->words[ self::SUCCESS ] ?? __( 'Thank you. Your message has been sent.', 'brolga' );
	}

	/** @return array<string, string> */
	public function for_script(): array {
		$words = [
			'sending' => __( 'Sending…', 'brolga' ),
			'failed'  => __( 'Your message could not be sent because the website did not respond. Your text is still here. Please check your connection and send it again.', 'brolga' ),
			'preview' => __( 'This is a preview. The form cannot be submitted from here.', 'brolga' ),
			/* translators: %s: labels of fields. */
			'asked'   => __( 'New questions: %s.', 'brolga' ),
			/* translators: %s: labels of fields. */
			'dropped' => __( 'No longer needed: %s.', 'brolga' ),
		];
		foreach ( self::EDITABLE as $key ) {
			$words[ $key->value ] = $this->text( $key );
		}
		return $words;
	}
}
