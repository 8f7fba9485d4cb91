<?php
declare( strict_types=1 );

namespace Brolga\Core\Rest;

use Closure;

/**
 * An admin-ajax.php action for visitors and logged-in users.
 *
 * @phpstan-type Sent array<array-key, mixed>
 */
final class PublicAction {

	/**
	 * @param non-falsy-string $name
	 * @return list<non-falsy-string>
	 */
	public static function hooks( string $name ): array {
		return [ "wp_ajax_{$name}", "wp_ajax_nopriv_{$name}" ];
	}

	/**
	 * @param PublicRoute $route Its name is the action's name.
	 * @param Closure $answer Gets the unslashed POST data, server variables and cookies.
	 * @phpstan-param Closure( Sent, Sent, Sent ): JsonAnswer $answer
	 */
	public static function register( PublicRoute $route, Closure $answer ): void {
		$respond = static function () use ( $answer ): void {
			$answer(
				// phpcs:ignore WordPress.Security.NonceVerification.Missing -- Pages come from caches, where a nonce dies: Gate checks the page's token.
				(array) wp_unslash( $_POST ),
				(array) wp_unslash( $_SERVER ),
				(array) wp_unslash( $_COOKIE )
			)->send();
		};
		foreach ( self::hooks( $route->name ) as $hook ) {
			add_action( $hook, $respond );
		}
	}
}
