<?php
/**
 * Signing up, confirming, leaving.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Newsletter;

use Brolga\Core\Support\ErrorKey;
use Brolga\Newsletter\Lists\ListTokens;
use Brolga\Tests\NewsletterTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * The service, the local list and the pages of its mails.
 */
final class SubscriptionServiceTest extends NewsletterTestCase {

	/**
	 * NEWS-14 NEWS-15: by default the local list, waiting for a yes, with text, time, page and hashed address.
	 */
	public function test_a_sign_up_waits_with_its_proof(): void {
		$id     = $this->signup_on_page( [ 'consent' => 'News about gardens, once a month.' ] );
		$result = $this->sign_up( $id );
		self::assertNull( $result->error );
		self::assertStringContainsString( 'confirm', $result->message );
		$row = $this->subscriber();
		self::assertSame(
			[ 'newsletter', 'pending', 'News about gardens, once a month.', 'http://127.0.0.1/subscribe/' ],
			[ $row['list_id'], $row['status'], $row['consent_text'], $row['consent_page'] ]
		);
		self::assertSame( $this->clock->now()->format( 'Y-m-d H:i:s' ), $row['consent_at'] );
		self::assertSame( $this->hmac->digest( 'address', '127.0.0.1' ), $row['consent_ip_hash'] );
		self::assertNull( $row['confirmed_at'] );
	}

	/**
	 * NEWS-16 NEWS-21: the mail goes to the address alone, names the sender and how to leave, and leaves by one click.
	 */
	public function test_the_mail_asks_and_names_its_sender(): void {
		$this->sign_up( $this->signup_on_page() );
		[ $mail ] = $this->waiting_mails() + [ null ];
		self::assertSame( [ 'jo@example.com' ], $mail?->to );
		self::assertStringContainsString( wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ), $mail->text );
		self::assertStringContainsString( home_url( '/' ), $mail->text );
		self::assertStringContainsString( ListTokens::CONFIRM . '=', $mail->text );
		// NEWS-207
		self::assertStringContainsString( 'mailing list “Newsletter”', $mail->text );
		self::assertStringContainsString( 'Unsubscribe from “Newsletter”: ' . $mail->unsubscribe_url, $mail->text );
		self::assertStringContainsString( ListTokens::LEAVE . '=', $mail->unsubscribe_url );
	}

	/**
	 * What a visitor typed stands in no mail but as the recipient: nobody sends words to others through the form.
	 */
	public function test_nobody_sends_words_to_others(): void {
		$form = $this->signup_on_page( [ 'firstName' => true ] );
		$sent = [
			'firstname' => 'Buy at https://evil.example',
			'checksum'  => $this->checksum_of( $form ),
		];
		// Not at once: that would be spam.
		$this->clock->advance( 5 );
		$this->sign_up( $form, $sent );
		self::assertStringNotContainsString( 'evil', $this->waiting_mails()[0]->text ?? 'evil' );
		self::assertSame( 'Buy at https://evil.example', $this->subscriber()['first_name'] );
	}

	/**
	 * NEWS-18 NEWS-15: a visit shows a button and changes nothing; the button confirms, twice as well as once.
	 */
	public function test_confirming_takes_a_post(): void {
		$this->sign_up( $this->signup_on_page() );
		$link = $this->link( ListTokens::CONFIRM );
		$page = $this->pages->answer( $link, false );
		self::assertSame( 200, $page?->status );
		self::assertStringContainsString( '<form method="post"', $page->html() );
		self::assertStringContainsString( 'jo@example.com', $page->html() );
		self::assertSame( 'pending', $this->subscriber()['status'] );
		foreach ( [ 1, 2 ] as $time ) {
			$page = $this->pages->answer( $link, true );
			self::assertSame( 200, $page?->status, "Time {$time}" );
			self::assertStringNotContainsString( '<form', $page->html() );
			self::assertSame( 'confirmed', $this->subscriber()['status'] );
		}
		self::assertNotNull( $this->subscriber()['confirmed_at'] );
	}

	/**
	 * NEWS-16 NEWS-18: leaving takes a post too, from our page or a mail program, and an older mail's yes has ended
	 * then.
	 */
	public function test_leaving_takes_a_post_and_ends_older_links(): void {
		$this->sign_up( $this->signup_on_page() );
		$yes = $this->link( ListTokens::CONFIRM );
		$no  = $this->link( ListTokens::LEAVE );
		$this->pages->answer( $yes, true );
		self::assertStringContainsString( '<form method="post"', $this->pages->answer( $no, false )?->html() ?? '' );
		self::assertSame( 'confirmed', $this->subscriber()['status'] );
		self::assertSame( 200, $this->pages->answer( $no, true )?->status );
		self::assertSame( 'unsubscribed', $this->subscriber()['status'] );
		self::assertSame( 404, $this->pages->answer( $yes, true )?->status );
		self::assertSame( 'unsubscribed', $this->subscriber()['status'] );
		// Leaving twice is no error for the visitor.
		self::assertSame( 200, $this->pages->answer( $no, true )?->status );
	}

	/**
	 * NEWS-18: guessed, cut, swapped and old links do nothing.
	 */
	public function test_guessed_links_do_nothing(): void {
		$this->sign_up( $this->signup_on_page() );
		$yes = $this->link( ListTokens::CONFIRM )[ ListTokens::CONFIRM ];
		$no  = $this->link( ListTokens::LEAVE )[ ListTokens::LEAVE ];
		foreach ( [
			'',
			'1',
			substr( $yes, 0, -1 ),
			$yes . '0',
			$no,
			'0' . $yes,
			explode( '.', $yes )[0] . '.' . str_repeat( '0', 64 ),
			"1' OR 1=1",
		] as $token ) {
			self::assertSame( 404, $this->pages->answer( [ ListTokens::CONFIRM => $token ], true )?->status, $token );
		}
		self::assertSame( 404, $this->pages->answer( [ ListTokens::LEAVE => $yes ], true )?->status );
		self::assertNull( $this->pages->answer( [ ListTokens::CONFIRM => [ $yes ] ], true ) );
		$this->clock->advance( 31 * 86400 );
		self::assertSame( 404, $this->pages->answer( [ ListTokens::CONFIRM => $yes ], true )?->status );
		self::assertSame( 'pending', $this->subscriber()['status'] );
	}

	/**
	 * NEWS-27: to the last second.
	 */
	public function test_a_link_is_good_for_a_month(): void {
		$this->sign_up( $this->signup_on_page() );
		$link = $this->link( ListTokens::CONFIRM );
		foreach ( [ 30 * 86400 => 200, 1 => 404 ] as $seconds => $status ) {
			$this->clock->advance( $seconds );
			self::assertSame( $status, $this->pages->answer( $link, false )?->status );
		}
	}

	/**
	 * NEWS-27: who pressed twice may open either mail; none confirms after leaving, and a later wish has a link of its
	 * own.
	 */
	public function test_each_mail_that_asks_is_good(): void {
		$id = $this->signup_on_page();
		$this->sign_up( $id );
		$first = $this->link( ListTokens::CONFIRM );
		$this->clock->advance( 60 );
		$this->sign_up( $id );
		self::assertSame( 200, $this->pages->answer( $first, false )?->status );
		self::assertSame( 200, $this->pages->answer( $this->link( ListTokens::CONFIRM ), false )?->status );
		$this->pages->answer( $first, true );
		self::assertSame( 'confirmed', $this->subscriber()['status'] );
		$this->pages->answer( $this->link( ListTokens::LEAVE ), true );
		$this->clock->advance( 60 );
		$this->sign_up( $id );
		self::assertSame( 404, $this->pages->answer( $first, true )?->status );
		$this->pages->answer( $this->link( ListTokens::CONFIRM ), true );
		self::assertSame( 'confirmed', $this->subscriber()['status'] );
	}

	/**
	 * NEWS-27: a link that was used says what was done; one whose address we forgot says so too.
	 */
	public function test_a_used_link_asks_nothing_more(): void {
		$this->sign_up( $this->signup_on_page() );
		$yes = $this->link( ListTokens::CONFIRM );
		$no  = $this->link( ListTokens::LEAVE );
		$this->pages->answer( $yes, true );
		self::assertSame(
			[ 200, 'You’re subscribed', '' ],
			[
				$this->pages->answer( $yes, false )?->status,
				$this->pages->answer( $yes, false )?->title,
				$this->pages->answer( $yes, false )?->button,
			]
		);
		$this->pages->answer( $no, true );
		self::assertSame(
			[ 200, 'You have unsubscribed', '' ],
			[
				$this->pages->answer( $no, false )?->status,
				$this->pages->answer( $no, false )?->title,
				$this->pages->answer( $no, false )?->button,
			]
		);
		$this->connection->execute( "DELETE FROM {$this->connection->table( 'subscribers' )}" );
		$page = $this->pages->answer( $no, true );
		self::assertSame( 404, $page?->status );
		self::assertStringContainsString( 'You’ve already been removed', $page->text );
	}

	/**
	 * The table holds no token that could be used.
	 */
	public function test_the_table_holds_no_token(): void {
		$this->sign_up( $this->signup_on_page() );
		$token = $this->link( ListTokens::CONFIRM )[ ListTokens::CONFIRM ];
		self::assertStringNotContainsString( explode( '.', $token )[1] ?? '', implode( ' ', $this->subscriber() ) );
	}

	/**
	 * NEWS-17 NEWS-33: new, waiting, confirmed and gone are answered alike, and one mail leaves each time; who leaves
	 * gets none of those that wait.
	 */
	public function test_known_and_new_are_answered_alike(): void {
		$id    = $this->signup_on_page( [ 'redirectUrl' => '/thanks/' ] );
		$first = $this->sign_up( $id );
		self::assertEquals( $first, $this->sign_up( $id, [ 'email' => ' JO@example.com ' ] ) );
		$this->pages->answer( $this->link( ListTokens::CONFIRM ), true );
		$proof = $this->subscriber();
		$this->clock->advance( 86400 );
		self::assertEquals( $first, $this->sign_up( $id ) );
		self::assertSame( $proof, $this->subscriber(), 'Who is on the list stays there, with the old proof.' );
		self::assertCount( 3, $this->waiting_mails() );
		$this->pages->answer( $this->link( ListTokens::LEAVE ), true );
		self::assertEquals( $first, $this->sign_up( $id ) );
		self::assertSame( 'unsubscribed', $this->subscriber()['status'], 'Who has left has left until they say yes.' );
		self::assertCount( 1, $this->waiting_mails() );
	}

	/**
	 * NEWS-23 NEWS-31: three mails to an address in a list by one requester, then one a day; where no mail leaves, the
	 * visitor is told so, and nothing is stored.
	 */
	public function test_mails_to_an_address_are_counted(): void {
		$id = $this->signup_on_page();
		for ( $i = 0; $i < 3; $i++ ) {
			self::assertNull( $this->sign_up( $id )->error );
		}
		$before = $this->subscriber();
		$this->clock->advance( 100 );
		$refused = $this->sign_up( $id, [ 'firstname' => 'Kim' ] );
		self::assertSame( [ ErrorKey::TooMany, 86300 ], [ $refused->error, $refused->retry_after ] );
		self::assertStringContainsString( 'not sending another email', $refused->message );
		self::assertSame( $before, $this->subscriber() );
		self::assertCount( 3, $this->waiting_mails() );
		self::assertSame( 200, $this->pages->answer( $this->link( ListTokens::CONFIRM ), true )?->status );
		self::assertNull( $this->sign_up( $id, [ 'email' => 'other@example.com' ] )->error );
		self::assertCount( 4, $this->waiting_mails() );
		$this->clock->advance( 86300 );
		self::assertNull( $this->sign_up( $id )->error );
		self::assertNotNull( $this->sign_up( $id )->error );
		self::assertCount( 5, $this->waiting_mails() );
	}

	/**
	 * NEWS-23: another list is another wish, whose mail leaves.
	 */
	public function test_each_list_has_its_own_share(): void {
		$news = $this->signup_on_page();
		for ( $i = 0; $i < 4; $i++ ) {
			$this->sign_up( $news );
		}
		$this->clock->advance( 3600 );
		self::assertNotNull( $this->sign_up( $news )->error );
		self::assertNull(
			$this->sign_up( $this->signup_on_page( [ 'listId' => 'events' ] ), [ 'list_id' => 'events' ] )->error
		);
		self::assertCount( 4, $this->waiting_mails() );
		$this->pages->answer( $this->link( ListTokens::CONFIRM ), true );
		self::assertSame(
			'confirmed',
			$this->connection->value( "SELECT status FROM {$this->connection->table( 'subscribers' )} WHERE list_id = 'events'" )
		);
	}

	/**
	 * NEWS-23 OUTBOX-450: what a stranger uses up for a day, the owner of the address still has an hour later; many
	 * machines together have an end too.
	 */
	public function test_a_stranger_uses_up_no_share_but_their_own(): void {
		$id = $this->signup_on_page();
		for ( $machine = 1; $machine <= 7; $machine++ ) {
			$_SERVER['REMOTE_ADDR'] = "203.0.113.{$machine}";
			for ( $i = 0; $i < 4; $i++ ) {
				$this->sign_up( $id );
			}
			self::assertCount( 3 * $machine, $this->waiting_mails() );
			$_SERVER['REMOTE_ADDR'] = "203.0.113.20{$machine}";
			self::assertSame(
				[ ErrorKey::TooMany, 3600 ],
				[ $this->sign_up( $id )->error, $this->sign_up( $id )->retry_after ]
			);
			$this->clock->advance( 3600 );
		}
	}

	/**
	 * NEWS-17 NEWS-31: a refusal tells nobody who is on the list.
	 */
	public function test_refusals_are_alike(): void {
		$id = $this->signup_on_page();
		$this->sign_up( $id );
		$this->pages->answer( $this->link( ListTokens::CONFIRM ), true );
		$this->sign_up( $id );
		$this->sign_up( $id );
		foreach ( [ 1, 2, 3 ] as $time ) {
			self::assertNull( $this->sign_up( $id, [ 'email' => 'new@example.com' ] )->error, "Time {$time}" );
		}
		$known = $this->sign_up( $id );
		self::assertNotNull( $known->error );
		self::assertEquals( $known, $this->sign_up( $id, [ 'email' => 'new@example.com' ] ) );
	}

	/**
	 * NEWS-13 TOKEN-4: another list, provider or account than the signed one is refused, and so is a foreign checksum.
	 *
	 * @param array<string, string> $sent What is forged.
	 */
	#[DataProvider( 'forgeries' )]
	public function test_a_forged_sign_up_is_refused( array $sent ): void {
		self::assertSame( ErrorKey::BadToken, $this->sign_up( $this->signup_on_page(), $sent )->error );
		self::assertSame( 0, $this->rows_of( 'subscribers' ) );
		self::assertSame( [], $this->waiting_mails() );
	}

	/**
	 * @return iterable<string, array{array<string, string>}>
	 */
	public static function forgeries(): iterable {
		yield 'list' => [ [ 'list_id' => 'vip' ] ];
		yield 'provider' => [ [ 'provider' => 'webhook' ] ];
		yield 'account' => [ [ 'account' => 'other' ] ];
		yield 'checksum' => [ [ 'checksum' => 'W10.9999999999.' . str_repeat( 'A', 43 ) ] ];
		yield 'nothing' => [ [ 'checksum' => '' ] ];
	}

	/**
	 * TOKEN-2: a token for another purpose, or one that signs something else, is no checksum.
	 */
	public function test_a_token_for_something_else_is_refused(): void {
		$id = $this->signup_on_page();
		self::assertSame(
			ErrorKey::BadToken,
			$this->sign_up( $id, [ 'checksum' => $this->tokens->sign( $id ) ] )->error
		);
		self::assertSame(
			ErrorKey::BadToken,
			$this->sign_up(
				$id,
				[ 'checksum' => $this->hmac->sign( 'et_checksum', '["nowhere","newsletter","local",""]' ) ]
			)->error
		);
	}

	/**
	 * NEWS-3 EMAIL-10: names where they are asked, an address always.
	 */
	public function test_names_and_address_are_required(): void {
		$id     = $this->signup_on_page( [ 'firstName' => true, 'lastName' => true ] );
		$result = $this->sign_up( $id, [ 'email' => 'jo@-a.com', 'firstname' => " \u{00A0}" ] );
		self::assertSame( ErrorKey::ContactErrorMessage, $result->error );
		self::assertSame(
			[ 'firstname', 'lastname', 'email' ],
			array_map( static fn ( $error ): string => $error->field_id, $result->errors )
		);
		self::assertSame(
			ErrorKey::Invalid,
			$this->sign_up(
				$id,
				[ 'email' => str_repeat( 'a', 250 ) . '@example.com', 'firstname' => 'Jo', 'lastname' => 'Smith' ]
			)->error
		);
		self::assertNull( $this->sign_up( $id, [ 'firstname' => 'Jo', 'lastname' => 'Smith' ] )->error );
		self::assertSame( 0, $this->rows_of( 'entries' ) );
		self::assertSame( 1, $this->rows_of( 'subscribers' ) );
	}

	/**
	 * NEWS-29 FORM-43: the owner's words, where there are some.
	 */
	public function test_the_owner_words_what_fails(): void {
		$id = $this->signup_on_page(
			[
				'lastName' => true,
				'messages' => [
					'fill_message'        => 'You left out:',
					'invalid'             => 'That is no address.',
					'subscription_failed' => 'Sorry, not today.',
				],
			],
			self::CUSTOM
		);
		self::assertSame(
			'You left out: Last name, Suburb, Topics. That is no address.',
			$this->sign_up( $id, [ 'email' => 'jo@' ] )->message
		);
		$other = $this->signup_on_page(
			[ 'provider' => 'carrier-pigeon', 'messages' => [ 'subscription_failed' => 'Sorry, not today.' ] ]
		);
		self::assertSame( 'Sorry, not today.', $this->sign_up( $other, [ 'provider' => 'carrier-pigeon' ] )->message );
	}

	/**
	 * NEWS-28: what no mail server takes is told to the visitor, not to the owner.
	 */
	public function test_an_address_that_no_mail_reaches_is_refused(): void {
		$id = $this->signup_on_page();
		foreach ( [
			'jo@localhost',
			'jo..lee@example.com',
			'.jo@example.com',
			str_repeat( 'a', 65 ) . '@example.com',
		] as $email ) {
			self::assertSame( ErrorKey::Invalid, $this->sign_up( $id, [ 'email' => $email ] )->error, $email );
		}
		self::assertNull( $this->sign_up( $id, [ 'email' => "o'jo+news@xn--bcher-kva.example" ] )->error );
		self::assertSame( [ "o'jo+news@xn--bcher-kva.example" ], $this->waiting_mails()[0]->to ?? [] );
		self::assertCount( 1, $this->waiting_mails() );
	}

	/**
	 * LEAD-15: the table of limits knows neither the visitor's address nor the mailbox.
	 */
	public function test_limits_hold_no_addresses(): void {
		$this->sign_up( $this->signup_on_page() );
		$ledger = (string) wp_json_encode(
			$this->connection->rows( "SELECT * FROM {$this->connection->table( 'ledger' )}" )
		);
		self::assertStringContainsString( 'rate:signup', $ledger );
		self::assertStringNotContainsString( '127.0.0.1', $ledger );
		self::assertStringNotContainsString( 'example.com', $ledger );
	}

	/**
	 * NEWS-9: the owner's address with the chosen values, and no other.
	 */
	public function test_a_redirect_carries_the_chosen_values(): void {
		$id     = $this->signup_on_page( [
			'firstName'     => true,
			'redirectUrl'   => '/welcome/?a=1#top',
			'redirectQuery' => [ 'name', 'last_name', 'email', 'ip_address', 'css_id' ],
		] );
		$result = $this->sign_up( $id, [ 'firstname' => 'Jo & Co', 'lastname' => 'not asked' ] );
		self::assertSame( '/welcome/?a=1&name=Jo%20%26%20Co&email=jo%40example.com&ip_address=127.0.0.1&css_id=newsletter-1#top', $result->redirect );
		self::assertSame(
			'',
			$this->sign_up( $this->signup_on_page( [ 'redirectUrl' => 'javascript:alert(1)' ] ) )->redirect
		);
	}

	/**
	 * FORM-420: whoever may not manage leads leads nobody away from the site.
	 */
	public function test_a_redirect_to_another_site_is_for_those_who_answer_for_leads(): void {
		$away = [ 'redirectUrl' => 'https://attacker.example/' ];
		self::assertSame( $away['redirectUrl'], $this->sign_up( $this->signup_on_page( $away ) )->redirect );
		$this->become( 'author' );
		$result = $this->sign_up( $this->signup_on_page( $away ) );
		self::assertSame( [ null, '' ], [ $result->error, $result->redirect ] );
		$here = $this->signup_on_page( [ 'redirectUrl' => '/thanks/' ] );
		self::assertSame( '/thanks/', $this->sign_up( $here )->redirect );
	}

	/**
	 * A form that is gone, and a provider that the site does not have.
	 */
	public function test_what_is_not_there_takes_nothing(): void {
		$id       = $this->signup_on_page();
		$checksum = $this->checksum_of( $id );
		wp_update_post( [ 'ID' => $id->source->post_id(), 'post_status' => 'draft' ] );
		self::assertSame( ErrorKey::UnknownForm, $this->sign_up( $id, [ 'checksum' => $checksum ] )->error );
		$other = $this->signup_on_page( [ 'provider' => 'carrier-pigeon' ] );
		self::assertSame(
			ErrorKey::SubscriptionFailed,
			$this->sign_up( $other, [ 'provider' => 'carrier-pigeon' ] )->error
		);
		self::assertSame( 0, $this->rows_of( 'subscribers' ) );
	}

	/**
	 * REST-4: 20 at once, then a wait.
	 */
	public function test_robots_are_slowed_down(): void {
		$id = $this->signup_on_page();
		for ( $i = 0; $i < 20; $i++ ) {
			self::assertNull( $this->sign_up( $id, [ 'email' => "jo{$i}@example.com" ] )->error );
		}
		$result = $this->sign_up( $id );
		self::assertSame( [ ErrorKey::TooMany, 3 ], [ $result->error, $result->retry_after ] );
	}

	/**
	 * Two lists do not know of each other.
	 */
	public function test_lists_are_apart(): void {
		$this->sign_up( $this->signup_on_page() );
		$this->sign_up( $this->signup_on_page( [ 'listId' => 'events' ] ), [ 'list_id' => 'events' ] );
		self::assertSame( 2, $this->rows_of( 'subscribers' ) );
	}
}
