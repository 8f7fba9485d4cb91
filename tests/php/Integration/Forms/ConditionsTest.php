<?php
/**
 * Conditional fields on the server.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Forms;

use Brolga\Core\Support\ErrorKey;
use Brolga\Forms\Answers\Descriptors;
use Brolga\Forms\Sending\Submission;
use Brolga\Forms\Sending\SubmissionResult;
use Brolga\Forms\Source\FormId;
use Brolga\Forms\Source\FormSource;
use Brolga\Forms\Source\SourceKind;
use Brolga\Tests\FormTestCase;

/**
 * What is asked of whom, as the server works it out by itself.
 */
final class ConditionsTest extends FormTestCase {

	private const TOPIC = [
		'fieldId' => 'Topic',
		'type'    => 'select',
		'label'   => 'What is it about?',
		'options' => [ [ 'label' => 'Quote' ], [ 'label' => 'Other' ] ],
	];

	private const BUDGET = [
		'fieldId'    => 'Budget',
		'label'      => 'Your budget',
		'conditions' => [
			'relation' => 'all',
			'rules'    => [ [ 'Topic', 'is', 'Quote' ] ],
		],
	];

	/** A required address, asked of those who have a budget. */
	private const EMAIL = [
		'fieldId'    => 'email',
		'type'       => 'email',
		'label'      => 'Email',
		'conditions' => [
			'relation' => 'any',
			'rules'    => [ [ 'Budget', 'is greater', '1000' ], [ 'gone', 'is empty', '' ] ],
		],
	];

	private const FORM = [ self::TOPIC, self::BUDGET, self::EMAIL ];

	/**
	 * Sends values to a form, and perhaps what the page says was hidden.
	 *
	 * @param array<array-key, mixed> $values What is sent.
	 * @param string                  $hidden The list of hidden fields; empty: none is sent.
	 */
	private function send( FormId $form, array $values, string $hidden = '' ): SubmissionResult {
		// Past the time in which the same text is the same message.
		$this->clock->advance( 700 );
		return $this->service->submit( new Submission(
			$this->tokens->sign( $form ),
			0,
			'',
			$values,
			'',
			'',
			'',
			'',
			'',
			new Descriptors( '', $hidden )
		) );
	}

	/**
	 * The ids and values that were stored.
	 *
	 * @param SubmissionResult $result A success.
	 * @return array<string, string|list<string>>
	 */
	private function stored( SubmissionResult $result ): array {
		self::assertNull( $result->error );
		return array_column( $this->leads->find( $result->lead_id )->fields ?? [], 'value', 'id' );
	}

	/**
	 * COND-1 COND-9 COND-13: a field that is not asked need not be filled, and what is sent for it is dropped.
	 */
	public function test_what_is_not_asked_is_neither_required_nor_kept(): void {
		$form = $this->form_on_page( [], self::FORM );
		self::assertSame( [ 'topic' => 'Other' ], $this->stored( $this->send( $form, [ 'topic' => 'Other' ] ) ) );
		$values = [
			'topic'  => 'Other',
			'budget' => '5000',
			'email'  => 'no address',
		];
		self::assertSame( [ 'topic' => 'Other' ], $this->stored( $this->send( $form, $values ) ) );
		self::assertSame(
			[ 'topic' => 'Other' ],
			$this->stored( $this->send( $form, [ 'budget' => [ [ 'deep' ] ] ] + $values ) )
		);
		$mails = array_column(
			$this->connection->rows( "SELECT payload FROM {$this->connection->table( 'outbox' )}" ),
			'payload'
		);
		self::assertStringNotContainsString( '5000', implode( $mails ) );
	}

	/**
	 * COND-9 COND-10 COND-11: what is asked obeys its rules; a chain ends where one of its fields is not asked.
	 */
	public function test_what_is_asked_is_checked(): void {
		$form   = $this->form_on_page( [], self::FORM );
		$failed = fn ( array $values ): array => array_column(
			$this->send( $form, $values )->errors,
			'key',
			'field_id'
		);
		self::assertSame( [ 'budget' => ErrorKey::FillMessage ], $failed( [ 'topic' => 'Quote' ] ) );
		self::assertSame( [ 'email' => ErrorKey::FillMessage ], $failed( [ 'topic' => 'Quote', 'budget' => '1001' ] ) );
		self::assertSame(
			[ 'email' => ErrorKey::Invalid ],
			$failed( [ 'topic' => 'Quote', 'budget' => '1001', 'email' => 'jo@' ] )
		);
		self::assertSame(
			[
				'topic'  => 'Quote',
				'budget' => '900',
			],
			$this->stored(
				$this->send( $form, [ 'topic' => 'Quote', 'budget' => '900', 'email' => 'jo@example.com' ] )
			)
		);
	}

	/**
	 * FORM-7 FORM-8 COND-13: a list that hides a visible required field does not help; one that does not agree is told
	 * of.
	 */
	public function test_the_pages_list_of_hidden_fields_decides_nothing(): void {
		$form  = $this->form_on_page( [], self::FORM );
		$quote = [ 'topic' => 'Quote' ];
		foreach ( [
			'["Budget"]',
			'["Budget","email","Topic"]',
			'["budget"]',
			'[["Budget"]]',
			'{"0":"Budget"}',
			str_repeat( '[', 60 ),
			'["<script>alert(1)</script>"]',
		] as $hidden ) {
			$result = $this->send( $form, $quote, $hidden );
			self::assertSame( ErrorKey::FillMessage, $result->error );
			self::assertSame( 'budget', $result->errors[0]->field_id ?? '' );
		}
		$kinds = fn ( array $values, string $hidden ): array => array_column(
			$this->leads->find( $this->send( $form, $values, $hidden )->lead_id )->timeline ?? [],
			'kind'
		);
		$other = [ 'topic' => 'Other' ];
		self::assertSame( [], $kinds( $other, '["Budget","email"]' ) );
		self::assertSame( [], $kinds( $other, '' ) );
		self::assertSame( [ 'differs' ], $kinds( $other, '["Budget"]' ) );
		self::assertSame( [ 'differs' ], $kinds( $other, '[]' ) );
		self::assertSame( [ 'differs' ], $kinds( $quote + [ 'budget' => '1' ], '["Budget","email"]' ) );
		self::assertSame( [], $kinds( $quote + [ 'budget' => '1' ], '["email"]' ) );
	}

	/**
	 * COND-12: fields that wait for each other are hidden, and hinder nobody.
	 */
	public function test_a_cycle_hinders_nobody(): void {
		$waits = static fn ( string $id, string $other ): array => [
			'fieldId'    => $id,
			'label'      => $id,
			'conditions' => [
				'relation' => 'any',
				'rules'    => [ [ $other, 'is empty', '' ] ],
			],
		];
		$form  = $this->form_on_page( [], [ self::TOPIC, $waits( 'a', 'b' ), $waits( 'b', 'a' ), $waits( 'c', 'a' ) ] );
		self::assertSame(
			[ 'topic' => 'Other' ],
			$this->stored( $this->send( $form, [ 'topic' => 'Other', 'a' => '1', 'b' => '2', 'c' => '3' ] ) )
		);
	}

	/**
	 * COND-2: rules that an importer broke neither match nor make a notice; a number as a field's name is one.
	 */
	public function test_broken_rules_never_match(): void {
		$broken = static fn ( mixed $conditions ): array => [
			self::TOPIC,
			[ 'conditions' => $conditions ] + self::BUDGET,
		];
		foreach ( [
			[ 'rules' => [ 'x', 7, null, [], [ [ 'deep' ] ], [ 'Topic', 'is' ], [ 'Topic', 'matches', 'Other' ] ] ],
			[ 'relation' => 'none', 'rules' => [ [ 'Topic', 'is', 'Quote' ] ] ],
		] as $conditions ) {
			self::assertSame(
				[ 'topic' => 'Other' ],
				$this->stored(
					$this->send( $this->form_on_page( [], $broken( $conditions ) ), [ 'topic' => 'Other' ] )
				)
			);
		}
		$form = $this->form_on_page(
			[],
			[
				[ 'fieldId' => '7', 'label' => 'Seven' ],
				[ 'conditions' => [ 'rules' => [ [ '7', 'is', '3' ] ] ] ] + self::BUDGET,
			]
		);
		self::assertSame( ErrorKey::FillMessage, $this->send( $form, [ '7' => '3' ] )->error );
		self::assertNull( $this->send( $form, [ '7' => '4' ] )->error );
	}

	/**
	 * COND-1 COND-16: the page carries rules and relation, and which fields are concealed until a script looks.
	 */
	public function test_a_field_carries_its_rules(): void {
		$print = fn ( string $chosen ): string => $this->sources->within(
			FormSource::of( SourceKind::Post, 12 ),
			static fn (): string => do_blocks(
				self::form( [], [ self::TOPIC + [ 'defaultValue' => $chosen ], self::BUDGET ] )
			)
		);
		$field = static function ( string $html, string $id ): string {
			self::assertSame( 1, preg_match( "/<div [^>]*data-brolga-field=\"{$id}\"[^>]*>/", $html, $found ) );
			return html_entity_decode( $found[0] ?? '' );
		};
		$html  = $print( '' );
		self::assertStringContainsString(
			'data-brolga-conditions="[["topic","is","Quote"]]"',
			$field( $html, 'budget' )
		);
		self::assertStringContainsString( 'data-brolga-relation="all"', $field( $html, 'budget' ) );
		self::assertStringContainsString( 'data-brolga-concealed', $field( $html, 'budget' ) );
		self::assertStringNotContainsString( 'data-brolga-conditions', $field( $html, 'topic' ) );
		self::assertStringNotContainsString( 'data-brolga-concealed', $print( 'Quote' ) );
		self::assertStringNotContainsString(
			' hidden ',
			$field( $html, 'budget' ),
			'Without scripts every field is there.'
		);
	}
}
