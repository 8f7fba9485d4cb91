<?php
declare( strict_types=1 );

namespace Brolga\Kits\Content;

use Brolga\Forms\Definition\FormReader;

/**
 * Takes out of forms what belongs to whoever runs the site: who is emailed, and which accounts and other websites
 * are sent to. Otherwise a new owner's leads would go to the old one. Done on the way out and, because anybody can
 * write a kit, on the way in.
 *
 * @see KIT-4
 */
final class Owned {

	private const NEWSLETTER = 'brolga/newsletter';

	/** The provider of sign-ups that stay on the site. */
	private const OWN_LIST = 'local';

	private const REDIRECTS = [ 'redirectUrl', 'redirectQuery' ];

	/**
	 * @param array<array-key, mixed> $attributes
	 * @param callable(string): bool $is_own Whether a URL is of the site that the form stands on.
	 * @return array{array<array-key, mixed>, list<string>} The attributes, and sentences about what is gone.
	 */
	public static function without( string $block, array $attributes, callable $is_own ): array {
		return match ( $block ) {
			FormReader::FORM_BLOCK => self::of_form( $attributes, $is_own ),
			self::NEWSLETTER       => self::of_signups( $attributes, $is_own ),
			default                => [ $attributes, [] ],
		};
	}

	/**
	 * @param array<array-key, mixed> $attributes
	 * @param callable(string): bool $is_own
	 * @return array{array<array-key, mixed>, list<string>}
	 */
	private static function of_form( array $attributes, callable $is_own ): array {
		$said   = [];
		$routes = [];
		$had    = self::is_filled( $attributes, 'recipient' );
		foreach ( self::items( $attributes, 'routes' ) as $route ) {
			if ( is_array( $route ) ) {
				$had               = $had || self::is_filled( $route, 'recipient' );
				[ $route, $words ] = self::redirected( $route, $is_own );
				$said              = [ ...$said, ...$words ];
				$routes[]          = array_diff_key( $route, [ 'recipient' => 0 ] );
			}
		}
		$reply = self::items( $attributes, 'autoreply' );
		if ( $had ) {
			$said[] = __( 'The form’s own recipients do not come along. Its leads go to the address in this site’s settings.', 'brolga' );
		}
		if ( self::is_filled( $reply, 'replyTo' ) ) {
			$said[] = __( 'The reply address of the autoresponder does not come along.', 'brolga' );
		}
		if ( [] !== $routes ) {
			$attributes['routes'] = $routes;
		}
		if ( [] !== $reply ) {
			$attributes['autoreply'] = array_diff_key( $reply, [ 'replyTo' => 0 ] );
		}
		[ $attributes, $words ] = self::redirected( $attributes, $is_own );
		return [
			array_diff_key( $attributes, [ 'recipient' => 0 ] ),
			array_values( array_unique( [ ...$said, ...$words ] ) ),
		];
	}

	/**
	 * @param array<array-key, mixed> $attributes
	 * @param callable(string): bool $is_own
	 * @return array{array<array-key, mixed>, list<string>}
	 */
	private static function of_signups( array $attributes, callable $is_own ): array {
		[ $changed, $said ] = self::redirected( $attributes, $is_own );
		if (
			self::is_filled( $changed, 'accountName' )
			|| ! in_array( self::text( $changed, 'provider' ), [ '', self::OWN_LIST ], true )
		) {
			$said[]  = __( 'The account of the email provider does not come along. Sign-ups go to the list in this site’s database until you choose another one.', 'brolga' );
			$changed = array_diff_key( $changed, [ 'accountName' => 0, 'provider' => 0, 'listId' => 0 ] );
		}
		return [ $changed, $said ];
	}

	/**
	 * @param array<array-key, mixed> $attributes
	 * @param callable(string): bool $is_own
	 * @return array{array<array-key, mixed>, list<string>}
	 */
	private static function redirected( array $attributes, callable $is_own ): array {
		$url = self::text( $attributes, 'redirectUrl' );
		return '' === $url || $is_own( $url )
			? [ $attributes, [] ]
			: [
				array_diff_key( $attributes, array_flip( self::REDIRECTS ) ),
				[ __( 'A redirect to another website does not come along.', 'brolga' ) ],
			];
	}

	/** @param array<array-key, mixed> $attributes */
	private static function is_filled( array $attributes, string $name ): bool {
		return '' !== trim( self::text( $attributes, $name ) );
	}

	/** @param array<array-key, mixed> $attributes */
	private static function text( array $attributes, string $name ): string {
		return is_string( $attributes[ $name ] ?? null ) ? $attributes[ $name ] : '';
	}

	/**
	 * @param array<array-key, mixed> $attributes
	 * @return array<array-key, mixed>
	 */
	private static function items( array $attributes, string $name ): array {
		return is_array( $attributes[ $name ] ?? null ) ? $attributes[ $name ] : [];
	}
}
