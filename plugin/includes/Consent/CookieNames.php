<?php
declare( strict_types=1 );

namespace Brolga\Consent;

use Brolga\Core\Consent\Category;
use Brolga\Core\Consent\Service;

/**
 * Knows whose a cookie is, by its name: what is kept in the browser's storage has
 * names of the same kind.
 *
 * @see CONSENT-42
 */
final class CookieNames {

	/** What WordPress itself leaves, for people who log in or comment, and to know which emoji a browser has. */
	private const WORDPRESS = [
		'wordpress_*',
		'wp-settings-*',
		'wp-postpass_*',
		'wp_lang',
		'comment_author_*',
		'wpEmojiSettingsSupports',
	];

	public function __construct( private readonly Question $question ) {}

	/**
	 * Whether a page may leave it with somebody who agreed to nothing.
	 */
	public function is_necessary( string $name ): bool {
		return self::fits( self::WORDPRESS, $name ) || Category::Functional === $this->service( $name )?->category;
	}

	/**
	 * The service that declares it, one that needs nobody's consent before others.
	 */
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
	 * How long a declared cookie is kept, in English as the demo is; empty: nobody declares it.
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

	/**
	 * Whether a name is one of those that were declared.
	 *
	 * @param list<string> $declared Names; `*` stands for what differs.
	 */
	private static function fits( array $declared, string $name ): bool {
		foreach ( $declared as $one ) {
			if ( 1 === preg_match( '/^' . str_replace( '\*', '.*', preg_quote( $one, '/' ) ) . '$/Ds', $name ) ) {
				return true;
			}
		}
		return false;
	}
}
