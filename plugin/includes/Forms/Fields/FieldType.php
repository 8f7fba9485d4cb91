<?php
declare( strict_types=1 );

namespace Brolga\Forms\Fields;


/**
 * The built-in field types: types that share controls and rules, and how they differ. A type with
 * a control of its own is a CustomFieldType.
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

	/** Returns the type for a block attribute; an unknown type is a line of text. */
	public static function of( string $name ): self {
		return self::tryFrom( $name ) ?? self::Input;
	}

	/**
	 * The name of a field that the site owner left without a label; empty if the type doesn't tell
	 * what is asked.
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

	public function is_multiline(): bool {
		return self::Text === $this;
	}

	public function is_list(): bool {
		return self::Checkbox === $this || self::File === $this;
	}

	/** Whether only the site owner's options may be sent. */
	public function has_options(): bool {
		return match ( $this ) {
			self::Checkbox, self::Radio, self::Select => true,
			default => false,
		};
	}

	public function is_tick(): bool {
		return self::BooleanCheckbox === $this || self::Consent === $this;
	}

	/** Whether the visitor types the value, so that a length and a pattern can be required. */
	public function is_typed(): bool {
		return match ( $this ) {
			self::Input, self::Text, self::Email, self::Tel, self::Url => true,
			default => false,
		};
	}

	/** Whether several controls share one legend. */
	public function is_group(): bool {
		return self::Checkbox === $this || self::Radio === $this;
	}

	/**
	 * Whether a value equal to the label means that nothing was chosen or typed: pages may carry
	 * the label as the initial value. A ticked box is a choice whatever its label.
	 */
	public function label_is_empty(): bool {
		return ! $this->is_group() && ! $this->is_tick() && self::Hidden !== $this;
	}

	/**
	 * The `type` of the input element, for types that use one. A number uses `text`: browsers discard what
	 * their own number inputs cannot parse, such as a number in another country's notation.
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
