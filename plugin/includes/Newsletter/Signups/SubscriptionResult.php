<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Signups;

use Brolga\Core\Support\ErrorKey;
use Brolga\Forms\Definition\FormMessages;
use Brolga\Forms\Fields\FieldError;
use Brolga\Forms\Source\FormId;

/**
 * The result of a sign-up: accepted, or refused with an error. An accepted result does not reveal
 * whether the address was known.
 *
 * @see NEWS-17
 */
final class SubscriptionResult {

	public const CUSTOM = 'custom_fields.';

	/**
	 * @param ErrorKey|null $error       Null if the sign-up was accepted.
	 * @param int           $retry_after Seconds to wait; 0 if waiting does not help.
	 * @param list<FieldError> $errors
	 */
	private function __construct(
		public readonly ?ErrorKey $error,
		public readonly ?FormId $form_id,
		public readonly string $message,
		public readonly string $redirect,
		public readonly array $errors,
		public readonly int $retry_after
	) {}

	public static function taken( FormId $form_id, string $message, string $redirect ): self {
		return new self( null, $form_id, $message, $redirect, [], 0 );
	}

	/** @param list<FieldError> $errors */
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
	 * Returns all errors as one text, because the admin-ajax response has a single error string.
	 *
	 * @param non-empty-list<FieldError> $errors
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

	/** @return list<FieldError> */
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

	public function error_of( string $field_id ): ?FieldError {
		foreach ( $this->errors as $error ) {
			if ( $field_id === $error->field_id ) {
				return $error;
			}
		}
		return null;
	}
}
