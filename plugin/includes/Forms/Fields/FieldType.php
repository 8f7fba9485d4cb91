<?php
declare( strict_types=1 );

namespace Brolga\Forms\Fields;

/**
 * The kinds of fields that share controls and rules, and what differs between
 * them. A new kind with a control of its own is a CustomFieldType.
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
	case Url             = 'url';
	case Number          = 'number';
	case Date            = 'date';
	case Hidden          = 'hidden';
	case Consent         = 'consent';
	case File            = 'file';

	/**
	 * The type of a block's attribute; what nobody knows is a line of text.
	 *
	 * @param string $name The attribute.
	 */
	public static function of( string $name ): self {
		return self::tryFrom( $name ) ?? self::Input;
	}

	/**
	 * What a field of this type is called where its owner has not said; empty
	 * where the type does not tell what is asked.
	 *
	 * @see FORM-14
	 */
	public function name(): string {
		return match ( $this ) {
			self::Email  => __( 'Email', 'brolga' ),
			self::Tel    => __( 'Phone', 'brolga' ),
			self::Url    => __( 'Website', 'brolga' ),
			self::Number => __( 'Number', 'brolga' ),
			self::Date   => __( 'Date', 'brolga' ),
			self::File   => __( 'File', 'brolga' ),
			default      => '',
		};
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
		return self::Checkbox === $this || self::File === $this;
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
	 * Whether it is one box to tick.
	 */
	public function is_tick(): bool {
		return self::BooleanCheckbox === $this || self::Consent === $this;
	}

	/**
	 * Whether the visitor types the value, so that its length and its form can be asked for.
	 */
	public function is_typed(): bool {
		return match ( $this ) {
			self::Input, self::Text, self::Email, self::Tel, self::Url => true,
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
		return ! $this->is_group() && ! $this->is_tick() && self::Hidden !== $this;
	}

	/**
	 * The `type` of the input element, for the kinds that are one. A number is a
	 * text: browsers drop what their own number inputs cannot read, and with it
	 * what a visitor typed in the way of another country.
	 */
	public function input_type(): string {
		return match ( $this ) {
			self::Email  => 'email',
			self::Tel    => 'tel',
			self::Date   => 'date',
			self::Hidden => 'hidden',
			default      => 'text',
		};
	}
}
