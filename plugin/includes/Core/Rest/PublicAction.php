<?php
declare( strict_types=1 );

namespace Brolga\Core\Rest;

use Closure;

/**
 * An action of admin-ajax.php that visitors ask, and those who are signed in.
 *
 * @phpstan-type Sent array<array-key, mixed>
 */
final class PublicAction {

	/**
	 * Where WordPress tells of calls.
	 *
	 * @param non-falsy-string $name The action's.
	 * @return list<non-falsy-string>
	 */
	public static function hooks( string $name ): array {
		return [ "wp_ajax_{$name}", "wp_ajax_nopriv_{$name}" ];
	}

	/**
	 * @param PublicRoute $route  What it demands; its name is the action's.
	 * @param Closure     $answer Answers what was posted.
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
