<?php
/**
 * What a visitor can and cannot put into a mail.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Unit\Outbox;

use Brolga\Core\Support\Json;
use Brolga\Leads\Lead;
use Brolga\Mail\Mail;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\TestCase;

/**
 * OUTBOX-10
 */
#[Group( 'once' )]
final class MailTest extends TestCase {

	/**
	 * OUTBOX-10
	 */
	#[DataProvider( 'injections' )]
	public function test_one_line_values_stay_one_line( string $text ): void {
		$mail = new Mail( [ 'owner@example.org' ], $text, $text, 'visitor@example.org', $text );
		foreach ( [ $mail->subject, $mail->reply_to_name ] as $line ) {
			self::assertDoesNotMatchRegularExpression( '/[\p{Cc}\x{85}\x{2028}\x{2029}\x{202e}]/u', $line );
			self::assertSame( 1, preg_match( '//u', $line ) );
		}
		self::assertSame( $text, $mail->text );
	}

	/**
	 * @return iterable<string, array{string}>
	 */
	public static function injections(): iterable {
		yield 'CR LF' => [ "Hello\r\nBcc: victim@example.net" ];
		yield 'LF' => [ "Hello\nBcc: victim@example.net" ];
		yield 'CR' => [ "Hello\rBcc: victim@example.net" ];
		yield 'NUL' => [ "Hello\0Bcc: victim@example.net" ];
		yield 'vertical tab and form feed' => [ "Hello\x0b\x0cBcc: victim@example.net" ];
		yield 'NEL' => [ "Hello\u{85}Bcc: victim@example.net" ];
		yield 'line separator' => [ "Hello\u{2028}Bcc: victim@example.net" ];
		yield 'paragraph separator' => [ "Hello\u{2029}Bcc: victim@example.net" ];
		yield 'right-to-left override' => [ "Hello\u{202e}gpj.exe" ];
		yield 'broken UTF-8' => [ "Hello\xff\r\nBcc: victim@example.net" ];
	}

	public function test_names_and_emoji_keep_their_joiners(): void {
		$name = "\u{0646}\u{06cc}\u{200c}\u{0644} \u{1f469}\u{200d}\u{1f33e}";
		self::assertSame( $name, ( new Mail( [], $name, '' ) )->subject );
	}

	public function test_an_encoded_line_break_stays_text(): void {
		self::assertSame( 'a%0aBcc: x@example.net', ( new Mail( [], 'a%0aBcc: x@example.net', '' ) )->subject );
	}

	/**
	 * OUTBOX-10
	 */
	#[DataProvider( 'bad_addresses' )]
	public function test_an_address_that_is_none_is_left_out( string $address ): void {
		$mail = new Mail( [ $address, 'owner@example.org' ], 'S', 'T', $address );
		self::assertSame( [ 'owner@example.org' ], $mail->to );
		self::assertSame( '', $mail->reply_to );
	}

	/**
	 * @return iterable<string, array{string}>
	 */
	public static function bad_addresses(): iterable {
		yield 'nothing' => [ '' ];
		yield 'header' => [ "a@example.org\r\nBcc: b@example.org" ];
		yield 'parameter of sendmail' => [ 'a@b.c" -X/tmp/x' ];
		yield 'quoted parameter' => [ '"a -X/tmp/x"@example.org' ];
		yield 'two addresses' => [ 'a@example.org,b@example.org' ];
		yield 'name and address' => [ 'A <a@example.org>' ];
		yield 'space' => [ 'a b@example.org' ];
		yield 'umlaut' => [ 'ü@example.org' ];
		yield 'no domain' => [ 'a@' ];
	}

	public function test_an_address_is_written_to_once(): void {
		self::assertSame(
			[ 'a@example.org', 'b@example.org' ],
			( new Mail( [ 'a@example.org', ' a@example.org ', 'b@example.org' ], 'S', 'T' ) )->to
		);
	}

	public function test_a_subject_is_cut_by_characters(): void {
		self::assertSame( str_repeat( '🌱', 200 ), ( new Mail( [], str_repeat( '🌱', 300 ), '' ) )->subject );
	}

	public function test_a_mail_survives_the_queue_with_its_message_id(): void {
		$mail = new Mail( [ 'owner@example.org' ], 'Grüße 🌱', "Line\nLine", 'visitor@example.org', 'Smith, "Anna"' );
		$job  = $mail->to_job( Lead::subject( 12 ) );
		self::assertSame( 'lead:12', $job->subject?->format() );
		$payload = [];
		foreach ( Json::map( Json::encode( $job->payload ) ) as $key => $value ) {
			$payload[ (string) $key ] = $value;
		}
		self::assertEquals( $mail, Mail::from_payload( $payload ) );
		self::assertMatchesRegularExpression( '/^[0-9a-f]{24}$/D', $mail->message_id );
		self::assertNotSame( $mail->message_id, ( new Mail( [], '', '' ) )->message_id );
	}

	public function test_a_payload_that_was_tampered_with_is_harmless(): void {
		$mail = Mail::from_payload(
			[ 'to' => [ 5, [], 'x' ], 'subject' => [], 'text' => null, 'message_id' => "a\r\nBcc: b" ]
		);
		self::assertSame( [], $mail->to );
		self::assertSame( '', $mail->subject . $mail->text );
		self::assertMatchesRegularExpression( '/^[0-9a-f]{24}$/D', $mail->message_id );
		self::assertSame( [], Mail::from_payload( [] )->to );
	}
}
