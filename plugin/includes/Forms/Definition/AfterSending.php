<?php
declare( strict_types=1 );

namespace Brolga\Forms\Definition;

use Brolga\Forms\Source\BlockAttributes;

/**
 * Who is told, and where the visitor goes or what the visitor reads: the form's
 * own, or those of the route that the answers take; and how long it is kept. All
 * of it is the owner's, and chosen on the server.
 *
 * @see COND-14 FORM-30 FORM-58 PRIV-7
 */
final class AfterSending {

	/** A hundred years: what is more is a slip. */
	private const MAX_DAYS = 36500;

	/**
	 * @param list<string> $recipients     Who is told; empty: the site's administrator.
	 * @param list<string> $redirect_query Which values go along.
	 * @param list<Route>  $routes         In the owner's order.
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

	/**
	 * What a saved form does by itself.
	 *
	 * @param BlockAttributes          $attributes What was saved.
	 * @param array<array-key, string> $ids        Ids of the fields by those that the owner's rules name.
	 */
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

	/**
	 * What comes of some answers: the first route that they take counts.
	 *
	 * @param array<array-key, string|list<string>> $values By field id; a hidden field's is empty.
	 */
	public function of( array $values ): self {
		foreach ( $this->routes as $number => $route ) {
			if ( $route->is_taken_by( $values ) ) {
				return $this->by( $number );
			}
		}
		return $this;
	}

	/**
	 * What comes of a route. What it leaves open is the form's; one that says
	 * something of its own lets the visitor stay and read it.
	 *
	 * @param int|null $number Which; null: none. One that is gone counts as none.
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
