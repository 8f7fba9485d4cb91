<?php
/**
 * The rules of the contact form, without WordPress' help.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Unit\Forms;

use Brolga\Forms\Answers;
use Brolga\Forms\BlockAttributes;
use Brolga\Forms\FieldDefinition;
use Brolga\Forms\FieldNames;
use Brolga\Forms\FormDefinition;
use Brolga\Forms\Validator;
use Brolga\Support\ErrorKey;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/**
 * What is sent, held against what was saved.
 */
final class ValidatorTest extends TestCase {

	/**
	 * A form of fields.
	 *
	 * @param list<array<string, mixed>> $fields   Attributes of each.
	 * @param array<string, mixed>       $messages The owner's words.
	 */
	private static function form( array $fields, array $messages = [] ): FormDefinition {
		$names = new FieldNames();
		return FormDefinition::from(
			new BlockAttributes( [ 'messages' => $messages ] ),
			array_map( static fn ( array $field ): FieldDefinition => FieldDefinition::from( new BlockAttributes( $field ), $names ), $fields )
		);
	}

	/**
	 * The answers to a form of one field with the id "f".
	 *
	 * @param array<string, mixed> $field Its attributes.
	 * @param mixed                $sent  What is sent for it.
	 */
	private static function one( array $field, mixed $sent ): Answers {
		return Validator::answers( self::form( [ $field + [ 'fieldId' => 'f' ] ] ), [ 'f' => $sent ] );
	}

	/**
	 * Fields, what is sent, the value that counts and the key of the error.
	 *
	 * @return iterable<string, array{array<string, mixed>, mixed, string|list<string>, ErrorKey|null}>
	 */
	public static function rules(): iterable {
		$text    = [
			'type'     => 'input',
			'label'    => 'Name',
			'required' => true,
		];
		$options = [
			'options' => [
				[ 'label' => 'Lawns' ],
				[
					'label' => 'Retaining walls',
					'value' => 'walls',
				],
				[ 'label' => '7' ],
			],
		];
		$group   = [ 'type' => 'checkbox' ] + $text + $options;
		$radio   = [ 'type' => 'radio' ] + $text + $options;
		$select  = [ 'type' => 'select' ] + $text + $options;
		$tick    = [ 'type' => 'booleancheckbox' ] + $text;
		$area    = [ 'type' => 'text' ] + $text;
		$email   = [ 'type' => 'email' ] + $text;
		$missing = ErrorKey::FillMessage;
		$wrong   = ErrorKey::ContactErrorMessage;
		yield 'FORM-9 nothing sent' => [ $text, null, '', $missing ];
		yield 'FORM-9 white space alone' => [ $text, " \u{a0}\t\n", '', $missing ];
		yield 'FORM-9 not required' => [ [ 'required' => false ] + $text, '', '', null ];
		yield 'FORM-12 the label' => [ $text, ' Name ', '', $missing ];
		yield 'FORM-12 not the label in other letters' => [ $text, 'name', 'name', null ];
		yield 'FORM-11 the number-field prefix' => [ [ 'fieldId' => 'et_number_rooms' ] + $text, '', '', null ];
		yield 'a zero is something' => [ $text, '0', '0', null ];
		yield 'FORM-42 line breaks leave one line' => [ $text, "Jo\r\nBcc: x@example.com\u{2028}y\u{85}z", 'Jo Bcc: x@example.com y z', null ];
		yield 'FORM-42 a text keeps its lines' => [ $area, "one\r\ntwo\rthree", "one\ntwo\nthree", null ];
		yield 'FORM-41 NUL and other control characters' => [ $text, "J\0o\x1b[1m", 'Jo[1m', null ];
		yield 'FORM-41 broken UTF-8' => [ $text, "J\xc3o\xff", "J\u{fffd}o\u{fffd}", null ];
		yield 'FORM-41 four bytes, right to left' => [ $text, "🦩 \u{202e}drawkcab", "🦩 \u{202e}drawkcab", null ];
		yield 'FORM-41 a list where a text is expected' => [ $text, [ 'Jo' ], '', $wrong ];
		yield 'FORM-41 nested deep' => [ $text, [ [ [ 'Jo' ] ] ], '', $wrong ];
		yield 'markup is text' => [ $text, '<script>alert(1)</script>', '<script>alert(1)</script>', null ];
		yield 'entities stay what they are' => [ $text, '&amp; &#039; &lt;', '&amp; &#039; &lt;', null ];
		yield 'EMAIL-1 an address is made small' => [ $email, ' JO@Example.com ', 'jo@example.com', null ];
		yield 'FORM-16 a wrong address' => [ $email, 'jo@example', 'jo@example', ErrorKey::Invalid ];
		yield 'FORM-16 a sender with an option' => [ $email, 'a@b.c" -X/tmp/x', 'a@b.c" -x/tmp/x', ErrorKey::Invalid ];
		yield 'FORM-42 a second header in the address' => [ $email, "jo@example.com\r\nBcc: x@example.com", 'jo@example.com bcc: x@example.com', ErrorKey::Invalid ];
		yield 'EMAIL-8 the label in any letters' => [ $email, 'NAME', '', $missing ];
		yield 'FORM-10 a group without a choice' => [ $group, [], [], $missing ];
		yield 'FORM-10 a group with empty texts' => [ $group, [ '' ], [], $missing ];
		yield 'FORM-10 a group with choices' => [ $group, [ 'walls', 'Lawns', 'walls' ], [ 'walls', 'Lawns' ], null ];
		yield 'a group of one choice sent as a text' => [ $group, 'walls', [ 'walls' ], null ];
		yield 'an option that looks like a number' => [ $group, [ '7' ], [ '7' ], null ];
		yield 'FORM-17 a choice nobody offered' => [ $group, [ 'walls', 'Pools' ], [ 'walls' ], $wrong ];
		yield 'FORM-41 a list in a group' => [ $group, [ [ 'walls' ] ], [], $wrong ];
		yield 'FORM-10 a radio without a choice' => [ $radio, null, '', $missing ];
		yield 'a radio' => [ $radio, 'Lawns', 'Lawns', null ];
		yield 'FORM-17 a radio nobody offered' => [ $radio, 'Retaining walls', '', $wrong ];
		yield 'a select' => [ $select, 'walls', 'walls', null ];
		yield 'FORM-12 a select that shows its label' => [ $select, 'Name', '', $missing ];
		yield 'FORM-17 a select nobody offered' => [ [ 'required' => false ] + $select, 'Pools', '', $wrong ];
		yield 'a tick' => [ $tick, 'on', '1', null ];
		yield 'a tick that says its label' => [ $tick, 'Name', '1', null ];
		yield 'FORM-10 no tick' => [ $tick, null, '', $missing ];
		yield 'a choice called like the field' => [
			[
				'type'    => 'checkbox',
				'options' => [ [ 'label' => 'Name' ] ],
			] + $text,
			[ 'Name' ],
			[ 'Name' ],
			null,
		];
	}

	/**
	 * @param array<string, mixed> $field Attributes.
	 * @param mixed                $sent  What is sent.
	 * @param string|list<string>  $value What counts.
	 * @param ErrorKey|null        $error What is wrong.
	 */
	#[DataProvider( 'rules' )]
	public function test_a_rule( array $field, mixed $sent, string|array $value, ?ErrorKey $error ): void {
		$form    = self::form( [ $field + [ 'fieldId' => 'f' ] ] );
		$answers = Validator::answers( $form, [ $form->fields[0]->field_id => $sent ] );
		self::assertSame( [ $form->fields[0]->field_id => $value ], $answers->values );
		self::assertSame( null === $error ? [] : [ $error ], array_map( static fn ( $found ): ErrorKey => $found->key, $answers->errors ) );
	}

	/**
	 * FORM-51 FORM-8: fields the saved form does not have, and what a request says about fields, are not there.
	 */
	public function test_only_saved_fields_are_read(): void {
		$answers = Validator::answers(
			self::form(
				[
					[
						'fieldId'  => 'name',
						'label'    => 'Name',
						'required' => true,
					],
				]
			),
			[
				'name'      => 'Jo',
				'recipient' => 'evil@example.com',
				'is_admin'  => '1',
			]
		);
		self::assertSame( [ 'name' => 'Jo' ], $answers->values );
		self::assertSame( [], $answers->errors );
	}

	/**
	 * FORM-13 FORM-14: labels, and what stands for them; the owner's words win.
	 */
	public function test_failing_fields_are_listed_by_their_labels(): void {
		$fields = [
			[
				'fieldId'  => 'a',
				'label'    => 'Your name',
				'required' => true,
			],
			[
				'fieldId'  => 'b',
				'required' => true,
			],
			[
				'fieldId'  => 'c',
				'type'     => 'checkbox',
				'options'  => [ [ 'label' => 'x' ] ],
				'required' => true,
			],
		];
		$labels = static fn ( FormDefinition $form ): array => array_map( static fn ( $error ): string => $error->label, Validator::answers( $form, [] )->errors );
		self::assertSame( [ 'Your name', 'Captcha', 'Checkbox' ], $labels( self::form( $fields ) ) );
		self::assertSame(
			[ 'Your name', 'A field', 'A choice' ],
			$labels(
				self::form(
					$fields,
					[
						'captcha'        => 'A field',
						'wrong_checkbox' => 'A choice',
					]
				)
			)
		);
	}

	/**
	 * FORM-16 FORM-43: a wrong address is told in the owner's words.
	 */
	public function test_the_owner_words_the_error_of_an_address(): void {
		$form    = self::form(
			[
				[
					'fieldId' => 'email',
					'type'    => 'email',
				],
			],
			[ 'invalid' => 'That is no address' ]
		);
		$answers = Validator::answers( $form, [ 'email' => 'nobody' ] );
		self::assertSame( 'That is no address', $answers->errors[0]->message );
	}

	/**
	 * A field of 5 MB is read as it is; the size of requests is asked before.
	 */
	public function test_a_long_value_is_no_trouble(): void {
		$answers = self::one( [ 'type' => 'text' ], str_repeat( "ä\n", 1000000 ) );
		self::assertSame( [], $answers->errors );
	}

	/**
	 * FORM-2: two fields never share a name, nor take one of the form's own.
	 */
	public function test_fields_have_names_of_their_own(): void {
		$form = self::form(
			[
				[ 'fieldId' => 'Your Name' ],
				[ 'fieldId' => 'your_name' ],
				[ 'fieldId' => 'captcha' ],
				[ 'fieldId' => 'et_number' ],
				[ 'label' => 'Größe?' ],
				[],
				[],
			]
		);
		self::assertSame( [ 'your_name', 'your_name_2', 'captcha_2', 'et_number_2', 'gr_e', 'field', 'field_2' ], array_column( array_map( static fn ( FieldDefinition $field ): array => [ 'id' => $field->field_id ], $form->fields ), 'id' ) );
		self::assertSame( 'Your Name', $form->fields[0]->original_id );
	}
}
