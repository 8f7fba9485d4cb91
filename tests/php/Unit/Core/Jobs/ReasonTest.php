<?php
/**
 * Why deliveries fail.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Unit\Core\Jobs;

use Brolga\Api\Jobs\DeliveryFailed;
use Brolga\Core\Jobs\Cause;
use Brolga\Core\Jobs\Reason;
use Brolga\Mail\MailTrouble;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/**
 * OUTBOX-29: stored as codes, read as sentences.
 */
#[Group( 'once' )]
final class ReasonTest extends TestCase {

	/**
	 * Every cause.
	 *
	 * @return iterable<string, array{Cause}>
	 */
	public static function causes(): iterable {
		foreach ( Cause::cases() as $cause ) {
			yield $cause->value => [ $cause ];
		}
	}

	#[DataProvider( 'causes' )]
	public function test_a_cause_comes_back_as_it_was_stored( Cause $cause ): void {
		$reason = $cause->with( 'Fig “& Ferry”', 404, "two\nlines" );
		self::assertEquals( $reason->words(), Reason::parse( $reason->stored() )->words() );
		self::assertSame( $cause, Reason::parse( $reason->stored() )->cause );
		self::assertStringNotContainsString( "\x1f", $reason->words() );
		self::assertNotSame( '', $cause->with()->words() );
	}

	/**
	 * OUTBOX-671: a reason is read of deliveries that failed, too, and nothing of theirs is queued.
	 */
	#[DataProvider( 'causes' )]
	public function test_no_cause_promises_another_attempt( Cause $cause ): void {
		$reason = $cause->with( 'Fig & Ferry', 404, 'words' );
		self::assertDoesNotMatchRegularExpression(
			'/automatic|retried|will try again/i',
			$reason->words() . MailTrouble::advice( $reason, null )
		);
	}

	public function test_it_is_read_in_the_language_of_the_reader(): void {
		$stored = Cause::Timeout->with( 'example.org' )->stored();
		self::assertStringNotContainsString( 'respond', $stored );
		add_filter(
			'gettext',
			static fn ( string $said, string $text ): string => str_contains( $text, 'did not respond in time' )
				? '%s schweigt.'
				: $said,
			10,
			2
		);
		self::assertSame( 'example.org schweigt.', Reason::parse( $stored )->words() );
	}

	public function test_what_was_stored_in_words_stays(): void {
		foreach ( [
			'',
			'The mailer refused the mail.',
			"550 No\nsuch person",
			"\x1funheard_of\x1fexample.org",
		] as $words ) {
			self::assertSame( trim( str_replace( "\x1f", ' ', $words ) ), Reason::parse( $words )->words() );
			self::assertNull( Reason::parse( $words )->cause );
		}
	}

	public function test_a_separator_in_somebodys_words_separates_nothing(): void {
		$stored = Cause::WrongKey->with( "Mail\x1fchimp", 'Main' )->stored();
		self::assertStringContainsString(
			'Mail chimp does not accept the key of the account “Main”',
			Reason::parse( $stored )->words()
		);
	}

	public function test_others_words_are_a_reason_too(): void {
		$failure = new DeliveryFailed( 'The disk is full.' );
		self::assertSame(
			[ 'The disk is full.', 'The disk is full.' ],
			[ $failure->why, $failure->getMessage() ]
		);
	}
}
