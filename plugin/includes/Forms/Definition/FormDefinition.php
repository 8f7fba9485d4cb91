<?php
declare( strict_types=1 );

namespace Brolga\Forms\Definition;

use Brolga\Core\Support\ErrorKey;
use Brolga\Forms\Conditions\FieldConditions;
use Brolga\Forms\Fields\FieldDefinition;
use Brolga\Forms\Fields\FieldType;
use Brolga\Forms\Mails\FormMails;
use Brolga\Forms\Source\BlockAttributes;
use Brolga\Forms\Source\FormId;
use Brolga\Spam\SpamCheck;

/**
 * A form as the owner saved it: fields, conditions, messages, emails and redirects. It is read from the block
 * for every submission, so changes take effect even for pages that were loaded before.
 */
final class FormDefinition {

	/** @var array<array-key, FieldConditions> */
	public readonly array $conditions;

	/** @var list<string> IDs of all fields of the saved form, including those hidden from the visitor. */
	public readonly array $known_ids;

	/**
	 * @param list<FieldDefinition> $fields
	 * @param list<string>|null $known_ids
	 */
	private function __construct(
		public readonly string $uid,
		public readonly string $title,
		public readonly string $anchor,
		public readonly array $fields,
		public readonly FormMessages $messages,
		public readonly bool $captcha,
		public readonly string $submit_label,
		public readonly FormMails $mails,
		public readonly AfterSending $after,
		public readonly SpamCheck $spam_check,
		public readonly ?FormLimits $limits,
		?array $known_ids = null
	) {
		$this->known_ids = $known_ids ?? array_column( $fields, 'field_id' );

		$ids        = self::ids( $fields );
		$conditions = [];
		foreach ( $fields as $field ) {
			$conditions[ $field->field_id ] = $field->conditions->about( $ids );
		}
		$this->conditions = $conditions;
	}

	/** @param list<FieldDefinition> $fields */
	public static function from( BlockAttributes $attributes, array $fields ): self {
		return new self(
			self::uid_of( $attributes ),
			$attributes->label( 'title' ),
			$attributes->line( 'anchor' ),
			$fields,
			FormMessages::from( new BlockAttributes( $attributes->items( 'messages' ) ) ),
			$attributes->flag( 'captcha' ),
			$attributes->line( 'submitLabel' ),
			FormMails::from( $attributes ),
			AfterSending::from( $attributes, self::ids( $fields ) ),
			SpamCheck::of( $attributes->line( 'spamCheck' ) ),
			self::limits( $attributes->items( 'limits' ) )
		);
	}

	/**
	 * Returns the assumed country of the person who fills in the form: the site's, unless the form
	 * has a country field, which makes it unknown.
	 *
	 * @param string $site The site's country; empty: unknown.
	 * @see FIELD-646
	 */
	public function country( string $site ): string {
		foreach ( $this->fields as $field ) {
			if ( 1 === preg_match( '/(?:^| )country(?:-name)?$/D', $field->autocomplete ) ) {
				return '';
			}
		}
		return $site;
	}

	public static function uid_of( BlockAttributes $attributes ): string {
		$uid = $attributes->line( 'uid' );
		return FormId::is_uid( $uid ) ? $uid : FormId::DEFAULT_UID;
	}

	/**
	 * Returns the ID of the form's root element: the owner's anchor, otherwise one made from the
	 * form's number on the page.
	 *
	 * @param int $number The form's number on the page, from 0.
	 * @param bool $is_repeated Whether an earlier form on the page has the same anchor.
	 * @see FORM-60
	 */
	public function module_id( int $number, bool $is_repeated = false ): string {
		$anchor = '' === $this->anchor ? 'contact-form' : $this->anchor;
		return $is_repeated || '' === $this->anchor ? $anchor . '-' . ( $number + 1 ) : $anchor;
	}

	/**
	 * @see COND-13 COND-14
	 * @param list<string> $hidden
	 * @param array<array-key, string|list<string>> $values
	 */
	public function as_asked( array $hidden, array $values ): self {
		$asked = array_filter(
			$this->fields,
			static fn ( FieldDefinition $field ): bool => ! in_array( $field->field_id, $hidden, true )
		);
		return $this->with( array_values( $asked ), $this->after->of( $values ) );
	}

	public function without( FieldType $type ): self {
		return $this->with(
			array_values(
				array_filter( $this->fields, static fn ( FieldDefinition $field ): bool => $type !== $field->type )
			),
			$this->after
		);
	}

	public function by_route( ?int $route ): self {
		return $this->with( $this->fields, $this->after->by( $route ) );
	}

	public function success(): string {
		return '' === $this->after->message ? $this->messages->success() : $this->after->message;
	}

	/** @see FORM-13 FORM-14 */
	public function label_of( FieldDefinition $field ): string {
		if ( '' !== $field->name() ) {
			return $field->name();
		}
		return $this->messages->text(
			FieldType::Checkbox === $field->type ? ErrorKey::WrongCheckbox : ErrorKey::Captcha
		);
	}

	public function first_of( FieldType $type ): ?FieldDefinition {
		foreach ( $this->fields as $field ) {
			if ( $type === $field->type ) {
				return $field;
			}
		}
		return null;
	}

	/** @param array<array-key, mixed> $saved */
	private static function limits( array $saved ): ?FormLimits {
		$limits = [] === $saved ? null : FormLimits::from( new BlockAttributes( $saved ) );
		return true === $limits?->are_there() ? $limits : null;
	}

	/** @param list<FieldDefinition> $fields */
	private function with( array $fields, AfterSending $after ): self {
		return new self(
			$this->uid,
			$this->title,
			$this->anchor,
			$fields,
			$this->messages,
			$this->captcha,
			$this->submit_label,
			$this->mails,
			$after,
			$this->spam_check,
			$this->limits,
			$this->known_ids
		);
	}

	/**
	 * @param list<FieldDefinition> $fields
	 * @return array<array-key, string>
	 */
	private static function ids( array $fields ): array {
		$ids = [];
		foreach ( $fields as $field ) {
			$ids += [ $field->original_id => $field->field_id ];
		}
		return $ids;
	}

	/** @return list<string> */
	public function ids_of( FieldType ...$types ): array {
		return array_values( array_map(
			static fn ( FieldDefinition $field ): string => $field->field_id,
			array_filter(
				$this->fields,
				static fn ( FieldDefinition $field ): bool => in_array( $field->type, $types, true )
			)
		) );
	}
}
