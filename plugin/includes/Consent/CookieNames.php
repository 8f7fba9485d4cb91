<?php
declare( strict_types=1 );

namespace Brolga\Consent;

use Brolga\Api\Consent\Category;
use Brolga\Api\Consent\Service;

/**
 * Finds the service that a cookie belongs to, by the cookie's name. Works for keys of the
 * browser's storage, too.
 *
 * @see CONSENT-42
 */
final class CookieNames {

	private const WORDPRESS = [
		'wordpress_*',
		'wp-settings-*',
		'wp-postpass_*',
		'wp_lang',
		'comment_author_*',
		'wpEmojiSettingsSupports',
	];

	public function __construct( private readonly ConsentQuestion $question ) {}

	/** Whether a page may set the cookie without consent. */
	public function is_necessary( string $name ): bool {
		return self::fits( self::WORDPRESS, $name ) || Category::Functional === $this->service( $name )?->category;
	}

	/** Returns the service that declares the cookie, preferring services that need no consent. */
	public function service( string $name ): ?Service {
		$found = array_filter(
			$this->question->services(),
			static fn ( Service $service ): bool => self::fits( array_column( $service->stores, 'name' ), $name )
		);
		$free  = array_filter(
			$found,
			static fn ( Service $service ): bool => Category::Functional === $service->category
		);
		return array_values( [ ...$free, ...$found ] )[0] ?? null;
	}

	/**
	 * Returns how long a cookie is stored, in English, the language of the demo; empty if unknown.
	 *
	 * @see DEMO-673
	 */
	public function kept( string $name ): string {
		foreach ( $this->service( $name )->stores ?? [] as $store ) {
			if ( self::fits( [ $store->name ], $name ) ) {
				switch_to_locale( 'en_US' );
				$words = ChoicesMarkup::duration( $store->days );
				restore_previous_locale();
				return $words;
			}
		}
		return '';
	}

	/** @param list<string> $declared Names, with `*` as a wildcard. */
	private static function fits( array $declared, string $name ): bool {
		foreach ( $declared as $one ) {
			if ( 1 === preg_match( '/^' . str_replace( '\*', '.*', preg_quote( $one, '/' ) ) . '$/Ds', $name ) ) {
				return true;
			}
		}
		return false;
	}
}
