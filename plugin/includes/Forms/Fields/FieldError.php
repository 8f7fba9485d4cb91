<?php
declare( strict_types=1 );

namespace Brolga\Forms\Fields;

use Brolga\Core\Support\ErrorKey;

/** A field that failed validation, the reason, and the message for the visitor. */
final class FieldError {

	/** The field id of an error in the captcha's answer. */
	public const CAPTCHA = 'captcha';

	public function __construct(
		public readonly string $field_id,
		public readonly string $label,
		public readonly ErrorKey $key,
		public readonly string $message
	) {}

	/** @see FORM-15 */
	public function is_missing(): bool {
		return ErrorKey::FillMessage === $this->key;
	}
}
