<?php
/**
 * What became of a wish to be on a list.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Newsletter;

use Brolga\Forms\FieldError;
use Brolga\Forms\FormId;
use Brolga\Support\ErrorKey;

/**
 * Taken, or refused for one reason. Taken says nothing of whether the address
 * was known.
 *
 * @see NEWS-17
 */
final class SubscriptionResult {

	/**
	 * Use taken() or refused().
	 *
	 * @param ErrorKey|null    $error       Why it was refused; null when it was taken.
	 * @param FormId|null      $form_id     The form, as far as it is known.
	 * @param string           $message     What the visitor reads.
	 * @param string           $redirect    Where a success leads; may be empty.
	 * @param list<FieldError> $errors      Inputs that failed.
	 * @param int              $retry_after Seconds to wait; 0 when waiting does not help.
	 */
	private function __construct(
		public readonly ?ErrorKey $error,
		public readonly ?FormId $form_id,
		public readonly string $message,
		public readonly string $redirect,
		public readonly array $errors,
		public readonly int $retry_after
	) {}

	/**
	 * The provider has it.
	 *
	 * @param FormId $form_id  The form.
	 * @param string $message  What the visitor reads.
	 * @param string $redirect Where the visitor goes; may be empty.
	 */
	public static function taken( FormId $form_id, string $message, string $redirect ): self {
		return new self( null, $form_id, $message, $redirect, [], 0 );
	}

	/**
	 * Nothing was done.
	 *
	 * @param ErrorKey         $error       Why.
	 * @param FormId|null      $form_id     The form, as far as it is known.
	 * @param list<FieldError> $errors      Inputs that failed.
	 * @param int              $retry_after Seconds to wait.
	 */
	public static function refused( ErrorKey $error, ?FormId $form_id = null, array $errors = [], int $retry_after = 0 ): self {
		$sentences = array_unique( array_map( static fn ( FieldError $failed ): string => $failed->message, $errors ) );
		return new self( $error, $form_id, [] === $sentences ? $error->message() : implode( ' ', $sentences ), '', $errors, $retry_after );
	}

	/**
	 * The error of one input.
	 *
	 * @param string $field_id `email`, `firstname` or `lastname`.
	 */
	public function error_of( string $field_id ): ?FieldError {
		foreach ( $this->errors as $error ) {
			if ( $field_id === $error->field_id ) {
				return $error;
			}
		}
		return null;
	}
}
