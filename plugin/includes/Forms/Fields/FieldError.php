<?php
/**
 * What is wrong with one field.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Forms\Fields;

use Brolga\Core\ErrorKey;

/**
 * A field that failed, why, and what to tell the visitor.
 */
final class FieldError {

	/** Stands for the sum in the place of a field's id. */
	public const CAPTCHA = 'captcha';

	/**
	 * Keeps the parts.
	 *
	 * @param string   $field_id The field, or CAPTCHA.
	 * @param string   $label    What the list of failures calls it.
	 * @param ErrorKey $key      FillMessage when it is missing; else why it is wrong.
	 * @param string   $message  The sentence under the field.
	 */
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
