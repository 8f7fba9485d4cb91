<?php
declare( strict_types=1 );

namespace Brolga\Forms\Definition;

use Brolga\Core\Support\ErrorKey;
use Brolga\Forms\Conditions\Conditions;
use Brolga\Forms\Fields\FieldDefinition;
use Brolga\Forms\Fields\FieldType;
use Brolga\Forms\Mails\FormMails;
use Brolga\Forms\Source\BlockAttributes;
use Brolga\Forms\Source\FormId;
use Brolga\Spam\SpamCheck;

/**
 * What the owner saved: fields, rules, words, where the mail goes and where the
 * visitor goes. Read from the block anew for every submission, so that a form
 * that was changed since the page was printed counts as it is now.
 */
final class FormDefinition {

	/**
	 * When each field is asked, by field id; rules name fields by theirs.
	 *
	 * @var array<array-key, Conditions>
	 */
	public readonly array $conditions;

	/**
	 * The ids of all fields that the owner made, also of those that a visitor was
	 * not asked.
	 *
	 * @var list<string>
	 */
	public readonly array $known_ids;

	/**
	 * @param list<FieldDefinition> $fields    In the order of the form.
	 * @param list<string>|null     $known_ids Null: those of the fields.
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

	/**
	 * The form of a saved `brolga/contact-form` block.
	 *
	 * @param BlockAttributes       $attributes What was saved.
	 * @param list<FieldDefinition> $fields     The fields within.
	 */
	public static function from( BlockAttributes $attributes, array $fields ): self {
		return new self(
			self::uid_of( $attributes ),
			$attributes->line( 'title' ),
			$attributes->line( 'anchor' ),
			$fields,
			FormMessages::from( new BlockAttributes( $attributes->items( 'messages' ) ) ),
			$attributes->flag( 'captcha' ),
			$attributes->line( 'submitLabel' ),
			FormMails::from( $attributes ),
			AfterSending::from( $attributes, self::ids( $fields ) ),
			SpamCheck::of( $attributes->line( 'spamCheck' ) )
		);
	}

	/**
	 * The country of whoever fills the form in, as far as it is known: that of the site,
	 * unless the form asks for it.
	 *
	 * @param string $site Where the site is; empty: unknown.
	 *
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

	/**
	 * The uid of a saved form; a block that was never given one has the default.
	 *
	 * @param BlockAttributes $attributes What was saved.
	 */
	public static function uid_of( BlockAttributes $attributes ): string {
		$uid = $attributes->line( 'uid' );
		return FormId::is_uid( $uid ) ? $uid : FormId::DEFAULT_UID;
	}

	/**
	 * The id of the form's root element: the owner's anchor, else one by the
	 * form's number on the page.
	 *
	 * @see FORM-60
	 *
	 * @param int  $number      The form's number on the page, from 0.
	 * @param bool $is_repeated Whether a form before it on the page has the same anchor.
	 */
	public function module_id( int $number, bool $is_repeated = false ): string {
		$anchor = '' === $this->anchor ? 'contact-form' : $this->anchor;
		return $is_repeated || '' === $this->anchor ? $anchor . '-' . ( $number + 1 ) : $anchor;
	}

	/**
	 * The form as one visitor had it: without the fields that were not asked, on
	 * the route that the answers take.
	 *
	 * @see COND-13 COND-14
	 *
	 * @param list<string>                            $hidden Ids of the fields that were not asked.
	 * @param array<array-key, string|list<string>> $values What was answered, by field id.
	 */
	public function as_asked( array $hidden, array $values ): self {
		$asked = array_filter(
			$this->fields,
			static fn ( FieldDefinition $field ): bool => ! in_array( $field->field_id, $hidden, true )
		);
		return $this->with( array_values( $asked ), $this->after->of( $values ) );
	}

	/**
	 * The form without the fields of a kind.
	 */
	public function without( FieldType $type ): self {
		return $this->with(
			array_values(
				array_filter( $this->fields, static fn ( FieldDefinition $field ): bool => $type !== $field->type )
			),
			$this->after
		);
	}

	/**
	 * The form as it answers those who took a route.
	 *
	 * @param int|null $route Which; null: none.
	 */
	public function by_route( ?int $route ): self {
		return $this->with( $this->fields, $this->after->by( $route ) );
	}

	/**
	 * What is said after a success.
	 */
	public function success(): string {
		return '' === $this->after->message ? $this->messages->success() : $this->after->message;
	}

	/**
	 * What the list of failures calls a field.
	 *
	 * @see FORM-13 FORM-14
	 *
	 * @param FieldDefinition $field One of the form's fields.
	 */
	public function label_of( FieldDefinition $field ): string {
		if ( '' !== $field->name() ) {
			return $field->name();
		}
		return $this->messages->text(
			FieldType::Checkbox === $field->type ? ErrorKey::WrongCheckbox : ErrorKey::Captcha
		);
	}

	/**
	 * The first field of a type, or null.
	 */
	public function first_of( FieldType $type ): ?FieldDefinition {
		foreach ( $this->fields as $field ) {
			if ( $type === $field->type ) {
				return $field;
			}
		}
		return null;
	}

	/**
	 * The same form with other fields and another end.
	 *
	 * @param list<FieldDefinition> $fields The fields.
	 * @param AfterSending          $after  What comes of it.
	 */
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
			$this->known_ids
		);
	}

	/**
	 * The ids of fields in input names, by those that owners gave them.
	 *
	 * @param list<FieldDefinition> $fields The fields.
	 * @return array<array-key, string>
	 */
	private static function ids( array $fields ): array {
		$ids = [];
		foreach ( $fields as $field ) {
			$ids += [ $field->original_id => $field->field_id ];
		}
		return $ids;
	}

	/**
	 * The ids of the fields of some types.
	 *
	 * @return list<string>
	 */
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
