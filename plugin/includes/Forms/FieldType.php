<?php
/**
 * The kinds of fields a form may have.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Forms;

/**
 * The kinds of fields, and what differs between them. A new kind is a new case
 * here and, where it has rules of its own, a line in the Validator.
 */
enum FieldType: string {

	case Input           = 'input';
	case Text            = 'text';
	case Email           = 'email';
	case Tel             = 'tel';
	case Checkbox        = 'checkbox';
	case Radio           = 'radio';
	case Select          = 'select';
	case BooleanCheckbox = 'booleancheckbox';

	/**
	 * The type of a block's attribute; what nobody knows is a line of text.
	 *
	 * @param string $name The attribute.
	 */
	public static function of( string $name ): self {
		return self::tryFrom( $name ) ?? self::Input;
	}

	/**
	 * Whether the value may have several lines.
	 */
	public function is_multiline(): bool {
		return self::Text === $this;
	}

	/**
	 * Whether the visitor may choose several of the options.
	 */
	public function is_list(): bool {
		return self::Checkbox === $this;
	}

	/**
	 * Whether the owner's options are all that can be sent.
	 */
	public function has_options(): bool {
		return match ( $this ) {
			self::Checkbox, self::Radio, self::Select => true,
			default => false,
		};
	}

	/**
	 * Whether several controls stand under one legend.
	 */
	public function is_group(): bool {
		return self::Checkbox === $this || self::Radio === $this;
	}

	/**
	 * Whether a value equal to the label means that nothing was chosen or typed:
	 * pages may carry the label as a first value. Ticking a box is a choice
	 * whatever the box is called.
	 */
	public function label_is_empty(): bool {
		return ! $this->is_group() && self::BooleanCheckbox !== $this;
	}

	/**
	 * The `type` of the input element, for the kinds that are one.
	 */
	public function input_type(): string {
		return match ( $this ) {
			self::Email => 'email',
			self::Tel   => 'tel',
			default     => 'text',
		};
	}
}
