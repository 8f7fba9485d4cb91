<?php
declare( strict_types=1 );

namespace Brolga\Forms\Definition;

use Brolga\Forms\Conditions\Conditions;
use Brolga\Forms\Source\BlockAttributes;

/**
 * "If the topic is a quote: send to the office, go to /quotes/, say thank you."
 * Each part may be missing; one that cannot be used counts as missing.
 *
 * @see COND-14
 */
final class Route {

	/**
	 * @param list<string> $recipients   Who is told; empty: those of the form.
	 */
	private function __construct(
		private readonly Conditions $conditions,
		public readonly array $recipients,
		public readonly string $redirect_url,
		public readonly string $message
	) {}

	/**
	 * A saved route.
	 *
	 * @param mixed $saved `{conditions, recipient, redirectUrl, message}`.
	 */
	public static function from( mixed $saved ): self {
		$saved = new BlockAttributes( is_array( $saved ) ? $saved : [] );
		return new self(
			Conditions::from( new BlockAttributes( $saved->items( 'conditions' ) ) ),
			Recipients::of( $saved->line( 'recipient' ) ),
			RedirectUrl::safe( $saved->line( 'redirectUrl' ) ),
			$saved->lines( 'message' )
		);
	}

	/**
	 * The same route about fields by other ids.
	 *
	 * @param array<array-key, string> $ids The new ids by the old ones.
	 */
	public function about( array $ids ): self {
		return new self( $this->conditions->about( $ids ), $this->recipients, $this->redirect_url, $this->message );
	}

	/**
	 * Whether answers take this route. One that has no rules yet is not finished,
	 * and would swallow every enquiry.
	 *
	 * @param array<array-key, string|list<string>> $values By field id; a hidden field's is empty.
	 */
	public function is_taken_by( array $values ): bool {
		return [] !== $this->conditions->rules && $this->conditions->match( $values );
	}
}
