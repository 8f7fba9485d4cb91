<?php
declare( strict_types=1 );

namespace Brolga\Forms\Fields;

use Brolga\Core\Support\ErrorKey;

/**
 * A field that failed, why, and what to tell the visitor.
 */
final class FieldError {

	/** Stands for the sum in the place of a field's id. */
	public const CAPTCHA = 'captcha';

	public function __construct(
		public readonly string $field_id,
		public readonly string $label,
		public readonly ErrorKey $key,
		public readonly string $message
	) {}

	/**
	 * Whether the field is in the list of missing ones.
	 *
	 * @see FORM-15
	 */
	public function is_missing(): bool {
		return ErrorKey::FillMessage === $this->key;
	}
}
