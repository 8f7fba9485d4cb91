<?php
/**
 * Sign-ups and the built-in verifier.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Spam;

use Brolga\Forms\Source\FormId;
use Brolga\Newsletter\Lists\ListTokens;
use Brolga\Newsletter\Signups\SignupPostAction;
use Brolga\Newsletter\Signups\SubscriptionResult;
use Brolga\Tests\NewsletterTestCase;
use Brolga\Tests\Support\Proof;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * SPAM-2 SPAM-5 SPAM-6 SPAM-8
 */
final class SignupsTest extends NewsletterTestCase {

	/**
	 * What an answer says, apart from which form it is of.
	 *
	 * @param SubscriptionResult $result The answer.
	 * @return list<mixed>
	 */
	private static function words( SubscriptionResult $result ): array {
		return [ $result->error, $result->message, $result->redirect, $result->errors, $result->retry_after ];
	}

	/**
	 * What robots do.
	 *
	 * @return iterable<string, array{string, array<string, string>}>
	 */
	public static function robots(): iterable {
		yield 'fills the trap' => [ 'honeypot', [ 'brolga_website' => 'https://robot.example' ] ];
		yield 'fills the twin\'s trap' => [ 'honeypot', [ 'honeypot' => 'x' ] ];
		yield 'sends links at once' => [ 'haste', [ 'firstname' => 'See https://robot.example' ] ];
		yield 'proves nothing' => [ 'proof', [ 'token' => 'builtin:AAAAAAAAAAAAAAAAAAAAAA.1-2-3-4-5-6-7-8' ] ];
	}

	/**
	 * SPAM-5 SPAM-6 NEWS-17: answered like anybody, no mail leaves, the wish is kept with its reason and counted.
	 *
	 * @param string                $reason Why.
	 * @param array<string, string> $sent   What it sends.
	 */
	#[DataProvider( 'robots' )]
	public function test_a_robot_is_kept_apart( string $reason, array $sent ): void {
		$form   = $this->signup_on_page( [ 'firstName' => true ] );
		$person = $this->sign_up(
			$form,
			[
				'firstname' => 'Jo',
				'email'     => 'somebody@example.com',
			]
		);
		$mails  = count( $this->waiting_mails() );
		$robot  = $this->sign_up( $form, $sent + [ 'firstname' => 'Jo' ] );
		self::assertSame( self::words( $person ), self::words( $robot ) );
		self::assertCount( $mails, $this->waiting_mails() );
		$row = $this->subscriber();
		self::assertSame( [ 'spam', $reason ], [ $row['status'], $row['spam_reason'] ] );
		self::assertNotSame( '', $row['consent_text'] );
		self::assertNotSame( '', $row['consent_ip_hash'] );
		self::assertSame( [ $reason => 1 ], $this->blocked->since( 1 ) );
	}

	/**
	 * SPAM-2: no token is neutral; a right one is good, once.
	 */
	public function test_a_proof_is_good_once(): void {
		$form = $this->signup_on_page();
		$page = $this->checksum_of( $form );
		$sent = [
			'checksum' => $page,
			'token'    => Proof::for( $page ),
		];
		$this->sign_up( $form );
		$this->sign_up( $form, $sent + [ 'email' => 'one@example.com' ] );
		$this->sign_up( $form, $sent + [ 'email' => 'two@example.com' ] );
		self::assertSame( 'pending', $this->subscriber()['status'] );
		self::assertSame( 'pending', $this->subscriber( 'one@example.com' )['status'] );
		self::assertSame(
			[ 'spam', 'reused' ],
			array_values(
				array_intersect_key( $this->subscriber( 'two@example.com' ), array_flip( [ 'status', 'spam_reason' ] ) )
			)
		);
		self::assertCount( 2, $this->waiting_mails() );
	}

	/**
	 * SPAM-5: a robot that types an address changes nothing for its owner, who can still sign up.
	 */
	public function test_a_robot_changes_nothing_for_the_owner_of_an_address(): void {
		$form = $this->signup_on_page();
		$trap = [ 'honeypot' => 'x' ];
		$this->sign_up( $form, $trap );
		$this->sign_up( $form );
		self::assertSame( [ 'pending', '' ], [ $this->subscriber()['status'], $this->subscriber()['spam_reason'] ] );
		$confirm = $this->link( ListTokens::CONFIRM );
		$this->sign_up( $form, $trap );
		self::assertSame( 'pending', $this->subscriber()['status'] );
		$this->pages->answer( $confirm, true );
		$this->sign_up( $form, $trap );
		self::assertSame( [ 'confirmed', '' ], [ $this->subscriber()['status'], $this->subscriber()['spam_reason'] ] );
		$this->connection->execute( "UPDATE {$this->connection->table( 'subscribers' )} SET status = 'unsubscribed'" );
		$this->sign_up( $form, $trap );
		self::assertSame(
			[ 'unsubscribed', 'honeypot' ],
			[ $this->subscriber()['status'], $this->subscriber()['spam_reason'] ]
		);
	}

	/**
	 * SPAM-6 REST-4: those that are too many are counted.
	 */
	public function test_those_that_are_too_many_are_counted(): void {
		$form = $this->signup_on_page();
		for ( $n = 0; $n < 21; $n++ ) {
			$this->sign_up( $form, [ 'email' => "robot{$n}@example.com" ] );
		}
		$last = $this->sign_up( $form );
		self::assertSame( 429, $last->error?->status() );
		self::assertGreaterThan( 0, $last->retry_after );
		self::assertSame( [ 'rate' => 2 ], $this->blocked->since( 1 ) );
	}

	/**
	 * SPAM-2: every edge brings trap and token to the judge.
	 */
	public function test_each_edge_brings_what_it_takes(): void {
		$form = $this->signup_on_page();
		$post = [
			'et_pb_signup_list_id'  => 'newsletter',
			'et_pb_signup_provider' => 'local',
			'et_pb_signup_email'    => 'page@example.com',
			'et_pb_signup_checksum' => $this->checksum_of( $form ),
			'token'                 => 'builtin:wrong',
		];
		$this->post_action()->answer( $post, [ 'HTTP_HOST' => '127.0.0.1' ] );
		self::assertSame( 'proof', $this->subscriber( 'page@example.com' )['spam_reason'] );

		$call = $this->script_call( $form );
		$trap = [
			'et_email'       => 'trap@example.com',
			'brolga_website' => 'x',
		];
		$fake = [
			'et_email' => 'ajax@example.com',
			'token'    => 'builtin:wrong',
		];
		$this->ajax->answer( $fake + $call, [ 'HTTP_HOST' => '127.0.0.1' ] );
		$this->ajax->answer( $trap + $call, [ 'HTTP_HOST' => '127.0.0.1' ] );
		self::assertSame( 'proof', $this->subscriber( 'ajax@example.com' )['spam_reason'] );
		self::assertSame( 'honeypot', $this->subscriber( 'trap@example.com' )['spam_reason'] );
	}

	/**
	 * What the page's script sends, apart from the address.
	 *
	 * @return array<string, string>
	 */
	private function script_call( FormId $form ): array {
		return [
			'et_frontend_nonce' => $this->page_tokens->fresh()['et_frontend_nonce'],
			'et_list_id'        => 'newsletter',
			'et_provider'       => 'local',
			'et_checksum'       => $this->checksum_of( $form ),
		];
	}

	/**
	 * The edge for browsers without scripts.
	 */
	private function post_action(): SignupPostAction {
		return $this->built->get( SignupPostAction::class );
	}
}
