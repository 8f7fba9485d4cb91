<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Signups;

use Brolga\Core\Support\ErrorKey;
use Brolga\Forms\Definition\FormMessages;
use Brolga\Forms\Fields\FieldError;
use Brolga\Forms\Source\FormId;

/**
 * Taken, or refused for one reason. Taken says nothing of whether the address
 * was known.
 *
 * @see NEWS-17
 */
final class SubscriptionResult {

	/** What the ids of custom fields begin with in errors. */
	public const CUSTOM = 'custom_fields.';

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
	 * @param FormMessages|null $messages   The form's words; null: it is not known.
	 */
	public static function refused(
		ErrorKey $error,
		?FormId $form_id = null,
		array $errors = [],
		int $retry_after = 0,
		?FormMessages $messages = null
	): self {
		$text = static fn ( ErrorKey $key ): string => $messages?->text( $key ) ?? $key->message();
		return new self(
			$error,
			$form_id,
			[] === $errors ? $text( $error ) : self::sentences( $errors, $text( ErrorKey::FillMessage ) ),
			'',
			$errors,
			$retry_after
		);
	}

	/**
	 * What failed, in one text: there is no more room in the answer to the script.
	 *
	 * @param non-empty-list<FieldError> $errors Inputs that failed.
	 * @param string                     $fill   What is said before those that are missing.
	 */
	private static function sentences( array $errors, string $fill ): string {
		$said    = [];
		$missing = [];
		foreach ( $errors as $failed ) {
			if ( $failed->is_missing() ) {
				$missing[] = $failed->label;
			} else {
				$said[] = str_starts_with( $failed->field_id, self::CUSTOM )
					? "{$failed->label}: {$failed->message}"
					: $failed->message;
			}
		}
		if ( [] !== $missing ) {
			array_unshift( $said, "{$fill} " . implode( ', ', $missing ) . '.' );
		}
		return implode( ' ', array_unique( $said ) );
	}

	/**
	 * What is wrong with the custom fields, by their own ids.
	 *
	 * @return list<FieldError>
	 */
	public function custom_errors(): array {
		$errors = [];
		foreach ( $this->errors as $error ) {
			if ( str_starts_with( $error->field_id, self::CUSTOM ) ) {
				$errors[] = new FieldError(
					substr( $error->field_id, strlen( self::CUSTOM ) ),
					$error->label,
					$error->key,
					$error->message
				);
			}
		}
		return $errors;
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
