<?php
declare( strict_types=1 );

namespace Brolga\Forms\Definition;

use Brolga\Forms\Conditions\FieldConditions;
use Brolga\Forms\Source\BlockAttributes;

/**
 * A route of a form: "If the topic is a quote: send to the office, redirect to /quotes/, show a
 * thank-you message." Each part is optional; an invalid part counts as missing.
 *
 * @see COND-14
 */
final class Route {

	/** @param list<string> $recipients Empty: the form's recipients. */
	private function __construct(
		private readonly FieldConditions $conditions,
		public readonly array $recipients,
		public readonly string $redirect_url,
		public readonly string $message
	) {}

	public static function from( mixed $saved ): self {
		$saved = new BlockAttributes( is_array( $saved ) ? $saved : [] );
		return new self(
			FieldConditions::from( new BlockAttributes( $saved->items( 'conditions' ) ) ),
			Recipients::of( $saved->line( 'recipient' ) ),
			RedirectUrl::safe( $saved->line( 'redirectUrl' ) ),
			$saved->lines( 'message' )
		);
	}

	/** @param array<array-key, string> $ids */
	public function about( array $ids ): self {
		return new self( $this->conditions->about( $ids ), $this->recipients, $this->redirect_url, $this->message );
	}

	/**
	 * Whether answers select this route. A route without rules is unfinished and never selected,
	 * because it would match every submission.
	 *
	 * @param array<array-key, string|list<string>> $values By field ID; empty for hidden fields.
	 */
	public function is_taken_by( array $values ): bool {
		return [] !== $this->conditions->rules && $this->conditions->match( $values );
	}
}
