<?php
declare( strict_types=1 );

namespace Brolga\Leads;

use Brolga\Core\Support\Text;
use Brolga\Forms\Answers\Answers;
use Brolga\Forms\Definition\FormDefinition;
use Brolga\Forms\Fields\EmailAddress;
use Brolga\Forms\Fields\FieldDefinition;
use Brolga\Forms\Fields\FieldType;

/**
 * The sender's names and email address, if the form asks for them. Fields are recognized by their
 * autocomplete token, else by their id.
 */
final class Contact {

	private const NAME      = [
		'name',
		'full_name',
		'your_name',
		'your-name',
		'first_name',
		'firstname',
		'given-name',
	];
	private const LAST_NAME = [ 'last_name', 'lastname', 'surname', 'family-name' ];

	private function __construct(
		public readonly string $name,
		public readonly string $last_name,
		public readonly string $email
	) {}

	public static function of( FormDefinition $form, Answers $answers ): self {
		$email = $answers->text( $form->first_of( FieldType::Email ) );
		return new self(
			$answers->text( self::field( $form, self::NAME ) ),
			$answers->text( self::field( $form, self::LAST_NAME ) ),
			EmailAddress::is_valid( $email ) ? $email : ''
		);
	}

	public function full_name(): string {
		return Text::trim( "{$this->name} {$this->last_name}" );
	}

	/** @param list<string> $names */
	private static function field( FormDefinition $form, array $names ): ?FieldDefinition {
		foreach ( $form->fields as $field ) {
			if (
				FieldType::Input === $field->type
				&& ( in_array( $field->autocomplete, $names, true ) || in_array( $field->field_id, $names, true ) )
			) {
				return $field;
			}
		}
		return null;
	}
}
