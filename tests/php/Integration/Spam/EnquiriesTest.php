<?php
/**
 * Enquiries and the built-in verifier.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Spam;

use Brolga\Forms\Sending\PageRequest;
use Brolga\Forms\Source\FormId;
use Brolga\Leads\Lead;
use Brolga\Leads\LeadStatus;
use Brolga\Spam\SpamReason;
use Brolga\Tests\LeadTestCase;
use Brolga\Tests\Support\Proof;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * SPAM-2 SPAM-5 SPAM-6 SPAM-9 SPAM-10
 */
final class EnquiriesTest extends LeadTestCase {

	/**
	 * Sends an enquiry and returns it as it was stored.
	 *
	 * @param string $page  The page's token.
	 * @param string $token The verifier's.
	 * @param string $text  What is asked.
	 */
	private function enquiry( string $page, string $token, string $text = 'Hello' ): Lead {
		$result = $this->service->submit(
			$this->submission( $page, [ 'message' => $text ] + self::VALUES, proof: $token )
		);
		self::assertNull( $result->error );
		$lead = $this->leads->find( $result->lead_id );
		self::assertNotNull( $lead );
		self::assertSame( LeadStatus::Spam !== $lead->status, $result->is_lead );
		return $lead;
	}

	/**
	 * Why a lead was kept apart; null: it was not.
	 */
	private static function reason( Lead $lead ): ?SpamReason {
		$texts = array_column(
			array_filter( $lead->timeline, static fn ( array $event ): bool => Lead::KEPT_APART === $event['kind'] ),
			'text'
		);
		self::assertSame( LeadStatus::Spam === $lead->status, [] !== $texts );
		return SpamReason::tryFrom( $texts[0] ?? '' );
	}

	/**
	 * SPAM-2: a proof for the page is taken, also from a page that lay in a cache for a month.
	 */
	public function test_a_proof_is_taken(): void {
		$page = $this->tokens->sign( $this->form_on_page() );
		self::assertNull( self::reason( $this->enquiry( $page, Proof::for( $page ) ) ) );
		$this->clock->advance( 30 * 86400 );
		self::assertNull(
			self::reason( $this->enquiry( $page, Proof::for( $page, 'BBBBBBBBBBBBBBBBBBBBBB' ), 'A month later' ) )
		);
		self::assertSame( 2, $this->rows_of( 'outbox' ) );
		self::assertSame( [], $this->blocked->since( 60 ) );
	}

	/**
	 * SPAM-2 FORM-44: no token, one of another verifier, one of nobody: neither for nor against.
	 */
	public function test_no_proof_is_neutral(): void {
		$page = $this->tokens->sign( $this->form_on_page() );
		foreach ( [ '', 'builtin:', 'turnstile:0.abc', 'recaptcha:03AF', 'XXXX.DUMMY.TOKEN' ] as $n => $token ) {
			self::assertNull( self::reason( $this->enquiry( $page, $token, "Text {$n}" ) ) );
		}
	}

	/**
	 * Proofs that prove nothing.
	 *
	 * @return iterable<string, array{callable( string, string ): string}>
	 */
	public static function wrong_proofs(): iterable {
		yield 'of another page' => [ static fn ( string $page, string $other ): string => Proof::for( $other ) ];
		yield 'with another salt' => [
			static fn ( string $page ): string => str_replace( 'AAAA.', 'AAAB.', Proof::for( $page ) ),
		];
		yield 'without numbers' => [ static fn (): string => 'builtin:AAAAAAAAAAAAAAAAAAAAAA.' ];
		yield 'of a guess' => [ static fn (): string => 'builtin:AAAAAAAAAAAAAAAAAAAAAA.1-2-3-4-5-6-7-8' ];
		yield 'markup' => [ static fn (): string => 'builtin:<script>' ];
		yield '8 KB' => [ static fn (): string => 'builtin:' . str_repeat( '9', 8000 ) ];
	}

	/**
	 * SPAM-2 SPAM-5 SPAM-6: stored apart, with the reason; the sender reads what everybody reads; counted.
	 *
	 * @param callable( string, string ): string $token The token, made of two pages.
	 */
	#[DataProvider( 'wrong_proofs' )]
	public function test_a_wrong_proof_is_kept_apart( callable $token ): void {
		$page = $this->tokens->sign( $this->form_on_page() );
		self::assertSame(
			SpamReason::Proof,
			self::reason( $this->enquiry( $page, $token( $page, $this->tokens->sign( $this->form_on_page() ) ) ) )
		);
		self::assertSame( 0, $this->rows_of( 'outbox' ) );
		self::assertSame( [ 'proof' => 1 ], $this->blocked->since( 1 ) );
	}

	/**
	 * SPAM-2: a proof is good once; the lead that was stored with it stays as it is.
	 */
	public function test_a_proof_is_good_once(): void {
		$page  = $this->tokens->sign( $this->form_on_page() );
		$first = $this->enquiry( $page, Proof::for( $page ) );
		$other = $this->enquiry( $page, Proof::for( $page ), 'Another text' );
		self::assertSame( [ null, SpamReason::Reused ], [ self::reason( $first ), self::reason( $other ) ] );
		self::assertSame( 1, $this->rows_of( 'outbox' ) );
		// The same request again, because its answer was lost: the same lead, and still a lead.
		self::assertSame( $first->id, $this->enquiry( $page, Proof::for( $page ) )->id );
		self::assertSame( 2, $this->rows_of( 'entries' ) );
	}

	/**
	 * FORM-34 SPAM-10: the answer to spam has the same words and no lead: no cookie, no mark for the script.
	 */
	public function test_spam_is_answered_alike_and_is_no_lead(): void {
		$id   = $this->form_on_page();
		$post = fn ( string $trap, array $server ): ?PageRequest => PageRequest::of(
			[
				'et_pb_contact_name_0'       => 'Jo',
				'et_pb_contact_email_0'      => 'jo@example.com',
				'et_pb_contact_message_0'    => "Hello {$trap}",
				'et_pb_contactform_submit_0' => '1',
				'et_pb_contact_et_number_0'  => $trap,
				'brolga_form'                => $this->tokens->sign( $id ),
			],
			[
				'REQUEST_METHOD' => 'POST',
				'HTTP_HOST'      => '127.0.0.1',
			] + $server
		);
		foreach ( [ [], [ 'HTTP_X_BROLGA_MODULE' => 'contact-form-1' ] ] as $server ) {
			$answers = [];
			foreach ( [ '', 'x' ] as $trap ) {
				$request = $post( $trap, $server );
				self::assertNotNull( $request );
				$answers[] = $this->action()->answer( $request );
			}
			[ $person, $robot ] = $answers;
			self::assertSame( $person->status, $robot->status );
			self::assertSame( array_keys( $person->headers ), array_keys( $robot->headers ) );
			self::assertSame( $person->headers['Location'] ?? '', $robot->headers['Location'] ?? '' );
			self::assertNotSame( '', $person->lead );
			self::assertSame( '', $robot->lead );
			self::assertStringNotContainsString( 'data-brolga-lead', (string) $robot->body );
			self::assertSame( wp_strip_all_tags( (string) $person->body ), wp_strip_all_tags( (string) $robot->body ) );
		}
	}

	/**
	 * SPAM-9: taken out of spam, an enquiry is mailed once, however often it goes there and back.
	 */
	public function test_what_is_no_spam_is_mailed_once(): void {
		$form = $this->form_on_page();
		$spam = $this->send( $form, honeypot: 'x' );
		$this->inbox->update( $spam, null, 'A note', 1 );
		$this->inbox->update( $spam, LeadStatus::Trash, '', 1 );
		self::assertSame( 0, $this->rows_of( 'outbox' ), 'From spam to the bin.' );
		foreach ( [ LeadStatus::New, LeadStatus::Spam, LeadStatus::Open, LeadStatus::Spam ] as $status ) {
			$this->inbox->update( $spam, $status, '', 1 );
		}
		$this->inbox->change_all( [ $spam => LeadStatus::New ], 1 );
		self::assertSame( 1, $this->rows_of( 'outbox' ) );
		self::assertContains( Lead::RELEASED, array_column( $this->leads->find( $spam )->timeline ?? [], 'kind' ) );

		// What was mailed when it came in is not mailed again.
		$lead = $this->send( $form, [ 'message' => 'Another' ] );
		$this->inbox->change_all( [ $lead => LeadStatus::Spam ], 1 );
		$this->inbox->change_all( [ $lead => LeadStatus::New ], 1 );
		self::assertSame( 2, $this->rows_of( 'outbox' ) );
	}

	/**
	 * SPAM-6: counted by day and reason, those that were refused for their number too; forgotten after a while.
	 */
	public function test_attempts_are_counted(): void {
		$form = $this->form_on_page();
		$this->send( $form, honeypot: 'x' );
		$this->send( $form, [ 'message' => 'Again' ], 'y' );
		$this->flood( $form );
		self::assertSame(
			[
				'rate'     => 3,
				'honeypot' => 2,
			],
			$this->blocked->since( 1 )
		);
		$this->clock->advance( 29 * 86400 );
		self::assertSame( [], $this->blocked->since( 29 ) );
		self::assertSame( 5, array_sum( $this->blocked->since( 30 ) ) );
		$this->clock->advance( 62 * 86400 );
		self::assertSame( [], $this->blocked->since( 365 ) );
	}

	/**
	 * Sends three enquiries more than may come at once.
	 */
	private function flood( FormId $form ): void {
		$refused = 0;
		for ( $n = 0; $refused < 3; $n++ ) {
			$refused += 429 === $this->service
				->submit( $this->submission( $form, [ 'message' => "Text {$n}" ] + self::VALUES ) )->error
				?->status()
				? 1
				: 0;
			self::assertLessThan( 30, $n );
		}
	}

	/**
	 * SPAM-6: the owner reads the numbers, most first.
	 */
	public function test_the_numbers_are_told(): void {
		$this->become( 'editor' );
		foreach ( [ SpamReason::Score, SpamReason::Rate, SpamReason::Rate ] as $reason ) {
			$this->guard->count( $reason );
		}
		$this->guard->count( null );
		$answer = $this->rest( 'GET', '/brolga/v1/leads/blocked' );
		self::assertSame(
			[
				'days'     => 30,
				'attempts' => [
					[
						'reason' => 'rate',
						'count'  => 2,
					],
					[
						'reason' => 'score',
						'count'  => 1,
					],
				],
			],
			$answer->get_data()
		);
		self::assertSame( 'no-store', $answer->get_headers()['Cache-Control'] ?? '' );
	}

	/**
	 * SPAM-6: counting never costs an answer.
	 */
	public function test_a_ledger_that_refuses_costs_no_answer(): void {
		$fail  = static fn ( string $sql ): string => str_contains( $sql, 'blocked:' )
			? 'SELECT nonsense FROM nowhere'
			: $sql;
		$quiet = self::db()->suppress_errors();
		add_filter( 'query', $fail );
		self::assertGreaterThan( 0, $this->send( $this->form_on_page(), honeypot: 'x' ) );
		remove_filter( 'query', $fail );
		self::db()->suppress_errors( $quiet );
		self::assertSame( [], $this->blocked->since( 1 ) );
	}
}
