<?php
declare( strict_types=1 );

namespace Brolga\Forms\Definition;

use Brolga\Forms\Source\BlockAttributes;

/**
 * What happens after a submission: who is notified, where the visitor is redirected or what
 * message appears, and how long the lead is stored. The owner's settings of the form apply, or
 * those of the route that the answers select; the request has no say.
 *
 * @see COND-14 FORM-30 FORM-58 PRIV-7
 */
final class AfterSending {

	/** The longest retention in days, a hundred years; a greater number is a typing error. */
	private const MAX_DAYS = 36500;

	/**
	 * @param list<string> $recipients Empty: the site's administrator.
	 * @param list<string> $redirect_query Names of values that are added to the redirect URL.
	 * @param list<Route> $routes In the owner's order.
	 */
	private function __construct(
		public readonly array $recipients,
		public readonly string $redirect_url,
		public readonly array $redirect_query,
		public readonly string $message,
		private readonly array $routes,
		public readonly int $days,
		public readonly ?int $route
	) {}

	/** @param array<array-key, string> $ids */
	public static function from( BlockAttributes $attributes, array $ids ): self {
		return new self(
			Recipients::of( $attributes->line( 'recipient' ) ),
			RedirectUrl::safe( $attributes->line( 'redirectUrl' ) ),
			array_values( array_filter( $attributes->items( 'redirectQuery' ), is_string( ... ) ) ),
			'',
			array_map(
				static fn ( mixed $saved ): Route => Route::from( $saved )->about( $ids ),
				array_values( $attributes->items( 'routes' ) )
			),
			$attributes->number( 'retentionDays', 0, self::MAX_DAYS ),
			null
		);
	}

	/** @param array<array-key, string|list<string>> $values */
	public function of( array $values ): self {
		foreach ( $this->routes as $number => $route ) {
			if ( $route->is_taken_by( $values ) ) {
				return $this->by( $number );
			}
		}
		return $this;
	}

	/**
	 * Returns the settings for a route. What the route leaves empty is taken from the form, but a
	 * route with its own message does not redirect to the form's URL.
	 *
	 * @param int|null $number Null, or the number of a deleted route: none.
	 */
	public function by( ?int $number ): self {
		$route = $this->routes[ $number ?? -1 ] ?? null;
		return null === $route ? $this : new self(
			[] === $route->recipients ? $this->recipients : $route->recipients,
			'' === $route->redirect_url && '' === $route->message ? $this->redirect_url : $route->redirect_url,
			$this->redirect_query,
			$route->message,
			$this->routes,
			$this->days,
			$number
		);
	}
}
