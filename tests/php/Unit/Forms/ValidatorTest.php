<?php
/**
 * The rules of the contact form, without WordPress' help.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Unit\Forms;

use Brolga\Business\PhoneNumber;
use Brolga\Core\Support\Postcode;
use Brolga\Core\Support\ErrorKey;
use Brolga\Forms\Answers\Answers;
use Brolga\Forms\Answers\Validator;
use Brolga\Forms\Answers\Visit;
use Brolga\Forms\Checks\FieldChecks;
use Brolga\Forms\Definition\FormDefinition;
use Brolga\Forms\Fields\FieldDefinition;
use Brolga\Forms\Fields\FieldNames;
use Brolga\Forms\Source\BlockAttributes;
use Brolga\Tests\Support\ProcessorTime;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\TestCase;

/**
 * What is sent, held against what was saved.
 */
#[Group( 'once' )]
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
			array_map(
				static fn ( array $field ): FieldDefinition => FieldDefinition::from(
					new BlockAttributes( $field ),
					$names
				),
				$fields
			)
		);
	}

	/**
	 * The answers to a form of one field with the id "f".
	 *
	 * @param array<string, mixed> $field Its attributes.
	 */
	private static function one( array $field, mixed $sent ): Answers {
		return Validator::answers(
			self::form( [ $field + [ 'fieldId' => 'f' ] ] ),
			[ 'f' => $sent ],
			new Visit( '2026-11-21' )
		);
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
		yield 'FORM-42 line breaks leave one line' => [
			$text,
			"Jo\r\nBcc: x@example.com\u{2028}y\u{85}z",
			'Jo Bcc: x@example.com y z',
			null,
		];
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
		yield 'FORM-42 a second header in the address' => [
			$email,
			"jo@example.com\r\nBcc: x@example.com",
			'jo@example.com bcc: x@example.com',
			ErrorKey::Invalid,
		];
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
	 * @param string|list<string>  $value What counts.
	 * @param ErrorKey|null        $error What is wrong.
	 */
	#[DataProvider( 'rules' )]
	public function test_a_rule( array $field, mixed $sent, string|array $value, ?ErrorKey $error ): void {
		$form    = self::form( [ $field + [ 'fieldId' => 'f' ] ] );
		$answers = Validator::answers( $form, [ $form->fields[0]->field_id => $sent ], new Visit( '2026-11-21' ) );
		self::assertSame( [ $form->fields[0]->field_id => $value ], $answers->values );
		self::assertSame(
			null === $error ? [] : [ $error ],
			array_map( static fn ( $found ): ErrorKey => $found->key, $answers->errors )
		);
	}

	/**
	 * A required field of a type.
	 *
	 * @param array<string, mixed> $more Its other attributes.
	 * @return array<string, mixed>
	 */
	private static function of( string $type, array $more = [] ): array {
		return $more + [
			'type'     => $type,
			'label'    => 'Field',
			'required' => true,
		];
	}

	/**
	 * Fields with limits, what is sent, the value that counts and what is said; an empty text: nothing is wrong.
	 *
	 * @return iterable<string, array{array<string, mixed>, mixed, string, string}>
	 */
	public static function limits(): iterable {
		$unread = 'This answer could not be read. Please enter it again.';
		$fill   = 'Please fill in this field.';
		$url    = 'Please enter a web address, such as www.example.com.';
		$number = 'Please enter a number without a separator for thousands, such as 1200 or 12.5.';
		$day    = 'Please enter a valid date, with day, month and year.';
		$rooms  = self::of(
			'number',
			[
				'min'  => '1',
				'max'  => '20',
				'step' => '1',
			]
		);
		$visit  = self::of(
			'date',
			[
				'min' => 'today+1',
				'max' => '2026-12-24',
			]
		);
		$code   = self::of(
			'input',
			[
				'pattern'        => '\d{4}|none',
				'patternMessage' => 'Four digits, such as 4101.',
			]
		);
		$short  = self::of(
			'text',
			[
				'minLength' => 3,
				'maxLength' => 5,
			]
		);
		yield 'FIELD-1 a web address' => [
			self::of( 'url' ),
			' https://example.com/a?b=c ',
			'https://example.com/a?b=c',
			'',
		];
		yield 'FIELD-9 javascript: is no web address' => [
			self::of( 'url' ),
			'javascript:alert(1)',
			'javascript:alert(1)',
			$url,
		];
		yield 'FORM-42 a second line in a web address' => [
			self::of( 'url' ),
			"https://example.com/\r\nBcc: x@example.com",
			'https://example.com/ Bcc: x@example.com',
			$url,
		];
		yield 'FORM-41 NUL goes out of a web address' => [
			self::of( 'url' ),
			"https://example.com/\0a",
			'https://example.com/a',
			'',
		];
		yield 'FORM-41 a web address that turns its text' => [
			self::of( 'url' ),
			"https://example.com/\u{202e}gpj.exe",
			'https://example.com/gpj.exe',
			'',
		];
		yield 'FIELD-262 a web address without its beginning' => [
			self::of( 'url' ),
			" www.example.com/a?b=c\u{200e}",
			'https://www.example.com/a?b=c',
			'',
		];
		yield 'FIELD-262 an underscore' => [
			self::of( 'url' ),
			'https://my_shop.example.com/',
			'https://my_shop.example.com/',
			'',
		];
		yield 'FIELD-262 an email address is no web address' => [
			self::of( 'url' ),
			'jo@example.com',
			'jo@example.com',
			$url,
		];
		yield 'EMAIL-260 marks around a pasted address' => [
			self::of( 'email' ),
			"\u{200b}Jo@Example.com\u{200e}",
			'jo@example.com',
			'',
		];
		yield 'EMAIL-260 a mark inside of one' => [
			self::of( 'email' ),
			"jo\u{200b}@exam\u{2060}ple.com",
			'jo@example.com',
			'',
		];
		yield 'EMAIL-260 a domain with other letters' => [
			self::of( 'email' ),
			'Info@Bücher.example',
			'info@xn--bcher-kva.example',
			'',
		];
		yield 'EMAIL-260 other letters before the @ are no mailbox that we can write to' => [
			self::of( 'email' ),
			'jö@example.com',
			'jö@example.com',
			ErrorKey::Invalid->message(),
		];
		yield 'FIELD-261 digits of another script' => [ self::of( 'number' ), '۱۲', '12', '' ];
		yield 'FIELD-261 a sum of money in full-width digits' => [ self::of( 'number' ), '１２．５', '12.5', '' ];
		yield 'FORM-41 a telephone number with marks' => [
			self::of( 'tel' ),
			"\u{202a}+61 412 345 678\u{202c}",
			'+61 412 345 678',
			'',
		];
		yield 'FORM-41 a list where a web address is expected' => [
			self::of( 'url' ),
			[ 'https://example.com' ],
			'',
			$unread,
		];
		yield 'FIELD-2 no number where one is required' => [ self::of( 'number' ), '', '', $fill ];
		yield 'FORM-11 no number with the number-field prefix' => [
			self::of( 'number', [ 'fieldId' => 'et_number_rooms' ] ),
			'',
			'',
			'',
		];
		yield 'FIELD-4 with the prefix a number is still one' => [
			self::of( 'number', [ 'fieldId' => 'et_number_rooms' ] ),
			'x',
			'x',
			$number,
		];
		yield 'FIELD-2 an optional number' => [ [ 'required' => false ] + self::of( 'number' ), '', '', '' ];
		yield 'FIELD-9 a number is kept as it was typed' => [ self::of( 'number' ), ' 12,50 ', '12,50', '' ];
		yield 'a number in JSON' => [ $rooms, 3, '3', '' ];
		yield 'a broken number in JSON' => [ self::of( 'number' ), 2.5, '2.5', '' ];
		yield 'FIELD-4 no number' => [ self::of( 'number' ), 'a few', 'a few', $number ];
		yield 'FORM-41 a number with a right-to-left mark' => [
			self::of( 'number' ),
			"\u{200f}12",
			'12',
			'',
		];
		yield 'FORM-41 a huge number' => [
			self::of( 'number' ),
			str_repeat( '9', 5000 ),
			str_repeat( '9', 5000 ),
			$number,
		];
		yield 'FORM-41 a list where a number is expected' => [ $rooms, [ '1', '2' ], '', $unread ];
		yield 'FIELD-4 too little' => [ $rooms, '0', '0', 'Please enter a number of 1 or more.' ];
		yield 'FIELD-4 too much' => [ $rooms, '21', '21', 'Please enter a number of 20 or less.' ];
		yield 'FIELD-4 no whole number' => [ $rooms, '2.5', '2.5', 'Please enter a whole number.' ];
		yield 'FIELD-4 between steps' => [
			self::of( 'number', [ 'min' => '0.5', 'step' => '0.5' ] ),
			'1.2',
			'1.2',
			'Please enter one of the numbers 0.5, 1, 1.5 and so on.',
		];
		yield 'FIELD-4 between steps of whole numbers' => [
			self::of( 'number', [ 'step' => '2' ] ),
			'3',
			'3',
			'Please enter one of the numbers 0, 2, 4 and so on.',
		];
		yield 'FIELD-4 whole steps that begin between' => [
			self::of( 'number', [ 'min' => '0.5', 'step' => '1' ] ),
			'1',
			'1',
			'Please enter one of the numbers 0.5, 1.5, 2.5 and so on.',
		];
		yield 'FIELD-4 limits that make no sense are none' => [
			self::of( 'number', [ 'min' => 'low', 'max' => 'high', 'step' => '-1' ] ),
			'7.7',
			'7.7',
			'',
		];
		yield 'FIELD-1 a day' => [ self::of( 'date' ), '2026-11-21', '2026-11-21', '' ];
		yield 'FIELD-9 a day that there is not' => [ self::of( 'date' ), '2026-02-30', '2026-02-30', $day ];
		yield 'FIELD-2 no day where one is required' => [ self::of( 'date' ), '', '', 'Please choose a date.' ];
		yield 'FORM-41 markup for a day' => [
			self::of( 'date' ),
			'<svg onload=alert(1)>',
			'<svg onload=alert(1)>',
			$day,
		];
		yield 'FIELD-4 today is too early' => [
			$visit,
			'2026-11-21',
			'2026-11-21',
			'Please choose November 22, 2026 or a later day.',
		];
		yield 'FIELD-4 tomorrow' => [ $visit, '2026-11-22', '2026-11-22', '' ];
		yield 'FIELD-4 yesterday at the earliest' => [
			self::of( 'date', [ 'min' => 'today-1' ] ),
			'2026-11-19',
			'2026-11-19',
			'Please choose November 20, 2026 or a later day.',
		];
		yield 'FIELD-4 too late' => [
			$visit,
			'2026-12-25',
			'2026-12-25',
			'Please choose December 24, 2026 or an earlier day.',
		];
		yield 'FIELD-4 a pattern' => [ $code, '4101', '4101', '' ];
		yield 'FIELD-4 the owner’s words' => [ $code, '410', '410', 'Four digits, such as 4101.' ];
		yield 'FIELD-4 not even with more in front' => [ $code, 'is none', 'is none', 'Four digits, such as 4101.' ];
		yield 'FIELD-10 a pattern that does not compile is none' => [ [ 'pattern' => '(' ] + $code, 'x', 'x', '' ];
		yield 'FIELD-4 nor is one that breaks out of its anchors' => [
			[ 'pattern' => '4101)|(.*' ] + $code,
			'x',
			'x',
			'',
		];
		yield 'FIELD-4 too short' => [ $short, '🦩🦩', '🦩🦩', 'Please enter at least 3 characters.' ];
		yield 'FIELD-4 long enough' => [ $short, "a\r\nb", "a\nb", '' ];
		yield 'FIELD-4 too long' => [ $short, '🦩🦩🦩🦩🦩🦩', '🦩🦩🦩🦩🦩🦩', 'Please enter no more than 5 characters.' ];
		yield 'FIELD-4 more than the one' => [
			self::of( 'text', [ 'maxLength' => 1 ] ),
			'ab',
			'ab',
			'Please enter no more than 1 character.',
		];
		yield 'FIELD-9 characters, not bytes' => [ $short, '🦩🦩🦩🦩🦩', '🦩🦩🦩🦩🦩', '' ];
		yield 'FIELD-11 a hidden field has the value that was saved' => [
			self::of( 'hidden', [ 'defaultValue' => 'spring' ] ),
			'forged',
			'spring',
			'',
		];
		yield 'FIELD-1 whatever was sent for it' => [
			self::of( 'hidden', [ 'defaultValue' => 'spring' ] ),
			[ [ 'forged' ] ],
			'spring',
			'',
		];
		yield 'FIELD-1 and is never missing' => [ self::of( 'hidden' ), null, '', '' ];
		yield 'FIELD-1 a consent' => [ self::of( 'consent', [ 'wording' => 'I <em>agree</em>.' ] ), '1', '1', '' ];
		yield 'FIELD-1 no consent' => [
			self::of( 'consent', [ 'wording' => 'I agree.' ] ),
			null,
			'',
			'Please check this box.',
		];
		yield 'FORM-41 a list where a consent is expected' => [
			self::of( 'consent', [ 'wording' => 'I agree.' ] ),
			[ '1' ],
			'',
			$unread,
		];
		yield 'FIELD-6 a consent to the present words' => [
			self::of( 'consent', [ 'wording' => 'I agree.' ] ),
			substr( hash( 'sha256', 'I agree.' ), 0, 12 ),
			'1',
			'',
		];
		yield 'FIELD-14 a consent that has a label alone' => [
			self::of( 'consent', [ 'label' => 'You & I agree.' ] ),
			substr( hash( 'sha256', 'You &amp; I agree.' ), 0, 12 ),
			'1',
			'',
		];
		yield 'FIELD-13 a consent to other words' => [
			self::of( 'consent', [ 'wording' => 'I agree.' ] ),
			substr( hash( 'sha256', 'I agree' ), 0, 12 ),
			'',
			'This text has changed since you opened the page. Please read it, and check the box if you still agree.',
		];
		yield 'FIELD-13 also where none is required' => [
			self::of( 'consent', [ 'wording' => 'I agree.', 'required' => false ] ),
			'abcdef012345',
			'',
			'This text has changed since you opened the page. Please read it, and check the box if you still agree.',
		];
	}

	/**
	 * @param array<string, mixed> $field   Attributes.
	 * @param string               $value   What counts of it.
	 * @param string               $message What is said.
	 */
	#[DataProvider( 'limits' )]
	public function test_the_limits_of_fields( array $field, mixed $sent, string $value, string $message ): void {
		$form    = self::form( [ $field + [ 'fieldId' => 'f' ] ] );
		$answers = Validator::answers( $form, [ $form->fields[0]->field_id => $sent ], new Visit( '2026-11-21' ) );
		self::assertSame( [ $value ], array_values( $answers->values ) );
		self::assertSame(
			'' === $message ? [] : [ $message ],
			array_map( static fn ( $error ): string => $error->message, $answers->errors )
		);
	}

	/**
	 * FIELD-11: a hidden field takes a parameter of the page's address, where the owner named one.
	 */
	public function test_a_hidden_field_takes_the_parameter_that_the_owner_named(): void {
		$field = static fn ( string $page, string $parameter = 'job' ): mixed => Validator::answers(
			self::form(
				[
					[
						'fieldId'      => 'f',
						'type'         => 'hidden',
						'label'        => 'Job',
						'defaultValue' => 'any',
						'parameter'    => $parameter,
					],
				]
			),
			[ 'f' => 'forged' ],
			new Visit( '2026-11-21', $page )
		)->values['f'];
		self::assertSame( 'head gardener', $field( 'https://example.com/jobs/?a=1&job=head+gardener#form' ) );
		self::assertSame( 'any', $field( 'https://example.com/jobs/?other=x' ) );
		self::assertSame( 'any', $field( 'https://example.com/jobs/?job=' ) );
		self::assertSame( 'any', $field( 'https://example.com/jobs/?job[]=x' ) );
		self::assertSame( 'any', $field( '' ) );
		self::assertSame( 'any', $field( 'https://example.com/?job=x', '' ) );
		self::assertSame( 'any', $field( 'https://example.com/?j%20b=x', 'j b' ) );
		self::assertSame( "a b<script>\u{fffd}", $field( 'https://example.com/?job=a%0d%0ab%00%3Cscript%3E%ff' ) );
		self::assertSame( str_repeat( 'x', 200 ), $field( 'https://example.com/?job=' . str_repeat( 'x', 5000 ) ) );
	}

	/**
	 * FIELD-520: a postcode is kept as its country writes it; its checks see what was typed.
	 */
	public function test_a_postcode_is_kept_as_it_is_written(): void {
		$kept = static fn ( string $autocomplete, string $typed, string $country ): mixed => Validator::answers(
			self::form( [
				[
					'fieldId'      => 'f',
					'type'         => 'input',
					'label'        => 'Postcode',
					'autocomplete' => $autocomplete,
					'maxLength'    => 7,
					'pattern'      => '[a-z0-9]*',
				],
			] ),
			[ 'f' => $typed ],
			new Visit( '2026-11-21', '', $country )
		)->values['f'];
		self::assertSame( 'D06 X2Y3', $kept( 'billing postal-code', 'd06x2y3', 'IE' ) );
		self::assertSame( '00-950', $kept( 'postal-code', '00950', 'PL' ) );
		self::assertSame( 'D06-X2Y3', $kept( 'postal-code', 'D06-X2Y3', 'IE' ), 'it does not fit' );
		self::assertSame( 'd06x2y3', $kept( '', 'd06x2y3', 'IE' ), 'no postcode' );
	}

	/**
	 * What is refused or kept of one field, filled in from a site in a country.
	 *
	 * @param array<string, string> $field Its attributes.
	 * @param list<array<string, string>> $more Other fields of the form.
	 * @return string The error; empty: it was taken.
	 */
	private static function refusal( array $field, string $typed, string $country, array $more = [] ): string {
		$answers = Validator::answers(
			self::form( [ $field + [ 'fieldId' => 'f' ], ...$more ] ),
			[ 'f' => $typed ],
			new Visit( '2026-11-21', '', $country )
		);
		return $answers->errors[0]->message ?? '';
	}

	/**
	 * FIELD-645: a phone number that nobody could dial is refused, however leniently it may be written.
	 */
	public function test_a_phone_number_can_be_dialled(): void {
		$tel   = [
			'type'  => 'tel',
			'label' => 'Phone',
		];
		$error = static fn ( string $typed, string $country = 'IE' ): string => self::refusal( $tel, $typed, $country );
		foreach ( [ '12', '87 abc', 'call me', '+353', '021 427', '087 123 4567 / 021 427 1234' ] as $typed ) {
			self::assertStringContainsString( 'one phone number with its area code', $error( $typed ), $typed );
		}
		foreach (
			[
				'087 123 4567',
				'+353 87 123 4567',
				'+44 (0)113 496 0142',
				'00 353 21 427 1234',
				'087-1234567 ext. 12',
				'Tel.: 01/234.5678',
				'٠٨٧١٢٣٤٥٦٧',
			] as $typed
		) {
			self::assertSame( '', $error( $typed ), $typed );
		}
		self::assertSame( '', $error( '02000', 'NO' ) );
		self::assertSame( '', $error( '021 427', '' ) );
		self::assertNotSame( '', $error( '12', '' ) );
	}

	/**
	 * FIELD-646: where the country's written form is known, a postcode is one, of whatever country; a form that asks
	 * for the country takes all.
	 */
	public function test_a_postcode_is_one_of_the_country(): void {
		$postcode = [
			'type'         => 'input',
			'label'        => 'Eircode',
			'autocomplete' => 'postal-code',
		];
		$error    = static fn ( string $typed, string $land ): string => self::refusal( $postcode, $typed, $land );
		self::assertSame(
			'Please check the Eircode. It should look like D06 X2Y3.',
			$error( 'D06', 'IE' )
		);
		foreach (
			[
				[ 'd06x2y3', 'IE' ],
				[ ' d6w - xy00 ', 'IE' ],
				[ 'BT1 1AA', 'IE' ],
				[ '90210', 'US' ],
				[ '80331', 'IE' ],
				[ '1234', 'US' ],
				[ '111 20', 'GB' ],
				[ '01310-100', 'JE' ],
				[ '90210-1234', 'US' ],
				[ '1000', 'PT' ],
				[ '00950', 'PL' ],
				[ '1010', 'DE' ],
				[ 'anything', '' ],
			] as [ $typed, $country ]
		) {
			self::assertSame( '', $error( $typed, $country ), "{$typed} in {$country}" );
		}
		$others = [ [ '902', 'GB' ], [ 'LS6', 'JE' ], [ '12345678901', 'US' ], [ 'none', 'IE' ] ];
		foreach ( $others as [ $typed, $country ] ) {
			self::assertNotSame( '', $error( $typed, $country ), "{$typed} in {$country}" );
		}
		$land = [
			'fieldId'      => 'land',
			'type'         => 'input',
			'label'        => 'Country',
			'autocomplete' => 'country-name',
			'required'     => '',
		];
		self::assertSame( '', self::refusal( $postcode, 'AD-1', 'IE', [ $land ] ) );
	}

	/**
	 * FIELD-645 FIELD-646: the patterns are those that the vectors hold.
	 */
	public function test_patterns_of_ours_are_in_the_vectors(): void {
		$vectors = (string) file_get_contents( dirname( __DIR__, 3 ) . '/vectors/field-checks.json' );
		$ours    = [ PhoneNumber::pattern( 'IE' ), PhoneNumber::pattern( '' ), Postcode::pattern() ];
		foreach ( $ours as $pattern ) {
			self::assertStringContainsString(
				(string) json_encode( $pattern, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ),
				$vectors
			);
		}
	}

	/**
	 * FIELD-10: patterns that would take for ever come to an end, and no pattern makes PHP complain.
	 */
	public function test_no_pattern_takes_long(): void {
		$text = str_repeat( 'a', 30_000 ) . '!';
		error_clear_last();
		$took = ProcessorTime::of( static function () use ( $text ): void {
			foreach ( [
				'(a+)+$',
				'(a|aa)+',
				'(a*)*b',
				'(.*)*x',
				'(?:(?:a?){50}){50}',
				'(?:(?:(?:a{0,200}){0,200}){0,200})',
				str_repeat( '(', 3000 ),
				'(?R)',
				'(?(DEFINE)(?<a>(?&a)))(?&a)',
				'\\',
				'[',
				'*',
				'(*LIMIT_MATCH=999999999)a',
				"\x01e",
			] as $pattern ) {
				self::one(
					[
						'type'    => 'text',
						'label'   => 'Text',
						'pattern' => $pattern,
					],
					$text
				);
			}
		} );
		self::assertLessThan( 1.5, $took );
		self::assertNull( error_get_last() );
	}

	/**
	 * FIELD-10: what could take a browser for ever is not sent to one.
	 */
	public function test_risky_patterns_stay_on_the_server(): void {
		$kinds = static fn ( string $pattern ): array => array_column(
			FieldChecks::for_script(
				self::form( [ [ 'type' => 'input', 'fieldId' => 'f', 'pattern' => $pattern ] ] )->fields[0],
				'2026-11-21'
			),
			0
		);
		foreach ( [
			'(a+)+',
			'(?:a|aa)*',
			'(\w+\s?)*',
			'((a+))+',
			'(a?){50}',
			'(x|(a+))+',
			'(a{1,9}){2,}',
			'(a)\1',
			'((ab)+c)+',
			'(?R)',
		] as $pattern ) {
			self::assertSame( [], $kinds( $pattern ), $pattern );
		}
		foreach ( [
			'\d{4}',
			'[A-Z]{2}-\d+',
			'(?:red|green)',
			'(\d{3} ?){2}\d{3}',
			'\+?[0-9 ()]{8,16}',
			'[(a+)+]+',
			'\(a+\)+',
			'(a(b)c)+',
		] as $pattern ) {
			self::assertSame( [ 'pattern' ], $kinds( $pattern ), $pattern );
		}
	}

	/**
	 * COND-9 FIELD-4: limits and patterns wait while a field is not asked.
	 */
	public function test_a_hidden_fields_limits_wait(): void {
		$form = self::form(
			[
				[
					'type'    => 'input',
					'fieldId' => 'topic',
				],
				[
					'type'       => 'number',
					'fieldId'    => 'rooms',
					'required'   => true,
					'max'        => '5',
					'conditions' => [ 'rules' => [ [ 'topic', 'is', 'paint' ] ] ],
				],
			]
		);
		$sent = static fn ( string $topic ): Answers => Validator::answers(
			$form,
			[
				'topic' => $topic,
				'rooms' => '7',
			],
			new Visit( '2026-11-21' )
		);
		self::assertSame( [], $sent( 'other' )->errors );
		self::assertSame( '', $sent( 'other' )->values['rooms'] );
		self::assertCount( 1, $sent( 'paint' )->errors );
	}

	/**
	 * A box and its text, what is sent for both, and what the text is then.
	 *
	 * @return iterable<string, array{string|null, string, string}>
	 */
	public static function pairs(): iterable {
		yield 'FIELD-5 FIELD-12 ticked, nothing typed' => [ '1', '', 'Same as the site' ];
		yield 'FIELD-5 FIELD-12 not ticked, nothing typed' => [ null, '', 'Elsewhere' ];
		yield 'FIELD-5 FIELD-12 ticked, the text of the other state' => [ '1', 'Elsewhere', 'Same as the site' ];
		yield 'FIELD-5 FIELD-12 not ticked, the text of the other state' => [ null, 'Same as the site', 'Elsewhere' ];
		yield 'FIELD-5 FIELD-12 ticked, something typed' => [ '1', '1 Main Street', '1 Main Street' ];
	}

	/**
	 * @param string|null $box   What is sent for the box.
	 * @param string      $typed What is sent for the text.
	 * @param string      $text  What it is then.
	 */
	#[DataProvider( 'pairs' )]
	public function test_a_box_sets_its_text( ?string $box, string $typed, string $text ): void {
		$form = self::form(
			[
				[
					'type'     => 'input',
					'fieldId'  => 'Post address',
					'required' => true,
				],
				[
					'type'    => 'booleancheckbox',
					'fieldId' => 'same',
					'pairing' => [
						'field'     => 'Post address',
						'checked'   => 'Same as the site',
						'unchecked' => 'Elsewhere',
					],
				],
			]
		);
		$answers = Validator::answers(
			$form,
			[
				'post_address' => $typed,
				'same'         => $box,
			],
			new Visit( '2026-11-21' )
		);
		self::assertSame( $text, $answers->values['post_address'] );
		self::assertSame( [], $answers->errors );
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
			],
			new Visit( '2026-11-21' )
		);
		self::assertSame( [ 'name' => 'Jo' ], $answers->values );
		self::assertSame( [], $answers->errors );
	}

	/**
	 * FORM-14: without a label its placeholder names a field, else what its type asks for.
	 */
	public function test_a_field_without_a_label_is_named_by_what_it_asks_for(): void {
		$fields = [
			[ 'fieldId' => 'a', 'placeholder' => 'Jane Citizen', 'required' => true ],
			[ 'fieldId' => 'b', 'type' => 'email', 'required' => true ],
			[ 'fieldId' => 'c', 'type' => 'tel', 'placeholder' => 'Mobile', 'required' => true ],
			[ 'fieldId' => 'd', 'type' => 'file', 'required' => true ],
		];
		$errors = Validator::answers(
			self::form( $fields ),
			[ 'a' => 'Jane Citizen' ],
			new Visit( '2026-11-21' )
		)->errors;
		// What repeats the name is no answer, as it is none in the browser.
		self::assertSame(
			[ 'Jane Citizen', 'Email', 'Mobile', 'File' ],
			array_map( static fn ( $error ): string => $error->label, $errors )
		);
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
		$labels = static fn ( FormDefinition $form ): array => array_map(
			static fn ( $error ): string => $error->label,
			Validator::answers( $form, [], new Visit( '2026-11-21' ) )->errors
		);
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
		$answers = Validator::answers( $form, [ 'email' => 'nobody' ], new Visit( '2026-11-21' ) );
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
		self::assertSame(
			[ 'your_name', 'your_name_2', 'captcha_2', 'et_number_2', 'gr_e', 'field', 'field_2' ],
			array_column(
				array_map( static fn ( FieldDefinition $field ): array => [ 'id' => $field->field_id ], $form->fields ),
				'id'
			)
		);
		self::assertSame( 'Your Name', $form->fields[0]->original_id );
	}
}
