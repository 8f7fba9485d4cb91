<?php
declare( strict_types=1 );

namespace Brolga\Consent;

use Brolga\Api\Settings\Values;

/**
 * The texts of the consent banner: the owner's, or the defaults in the language of the page.
 *
 * @see CONSENT-7
 */
final class BannerWords {

	private const NAMES = [ 'title', 'text', 'accept', 'reject', 'choose' ];

	public function __construct( private readonly Values $values ) {}

	/** @return array{title: string, text: string, accept: string, reject: string, choose: string} */
	public function all(): array {
		return [
			'title'  => $this->own( 'title' ) ?? __( 'Your privacy, your choice', 'brolga' ),
			'text'   => $this->own(
				'text'
			) ?? __( 'Some features use other services or cookies. You decide which.', 'brolga' ),
			'accept' => $this->own( 'accept' ) ?? __( 'Accept all', 'brolga' ),
			'reject' => $this->own( 'reject' ) ?? __( 'Reject all', 'brolga' ),
			'choose' => $this->own( 'choose' ) ?? __( 'Choose', 'brolga' ),
		];
	}

	/** Returns the owner's texts, which are the same in all languages; empty for the defaults. */
	public function of_owner(): string {
		return implode( "\n", array_map( $this->values->text( ... ), self::NAMES ) );
	}

	private function own( string $name ): ?string {
		$own = $this->values->text( $name );
		return '' === $own ? null : $own;
	}
}
