<?php
/**
 * The sum.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Forms;

use Brolga\Core\Support\Constants;
use Brolga\Core\Support\ErrorKey;
use Brolga\Forms\Sending\SubmissionResult;
use Brolga\Forms\Source\FormId;
use Brolga\Forms\Views\CaptchaChallenge;
use Brolga\Tests\FormTestCase;

/**
 * Asked by the server, answered once.
 */
final class CaptchaTest extends FormTestCase {

	private FormId $form;

	protected function setUp(): void {
		parent::setUp();
		$this->form = $this->form_on_page( [ 'captcha' => true ] );
	}

	/**
	 * Sends an answer to a sum.
	 *
	 * @param CaptchaChallenge|string $challenge The sum, or a token.
	 * @param string|null             $answer    Null: the right one.
	 * @param string                  $text      Makes this message another than the last.
	 */
	private function send(
		CaptchaChallenge|string $challenge,
		?string $answer = null,
		string $text = 'Hello'
	): SubmissionResult {
		$token  = is_string( $challenge ) ? $challenge : $challenge->token;
		$answer = $answer ?? ( is_string( $challenge ) ? '7' : (string) ( $challenge->first + $challenge->second ) );
		return $this->service->submit(
			$this->submission( $this->form, [ 'message' => $text ] + self::VALUES, captcha: $token, answer: $answer )
		);
	}

	/**
	 * A sum whose answer is below ten, so that it can be written with a zero in front.
	 */
	private function small_sum(): CaptchaChallenge {
		do {
			$challenge = $this->captcha->issue();
		} while ( $challenge->first + $challenge->second > 9 );
		return $challenge;
	}

	/**
	 * CAPTCHA-1: numbers from 1 to 15.
	 */
	public function test_the_numbers_lie_between_1_and_15(): void {
		$numbers = [];
		for ( $n = 0; $n < 400; $n++ ) {
			$challenge = $this->captcha->issue();
			$numbers[] = $challenge->first;
			$numbers[] = $challenge->second;
		}
		$numbers = array_values( array_unique( $numbers ) );
		sort( $numbers );
		self::assertSame( range( Constants::CAPTCHA_MIN, Constants::CAPTCHA_MAX ), $numbers );
	}

	/**
	 * CAPTCHA-2
	 */
	public function test_the_right_answer_is_taken(): void {
		self::assertNull( $this->send( $this->captcha->issue() )->error );
		self::assertSame( 1, $this->rows_of( 'entries' ) );
	}

	/**
	 * CAPTCHA-3: empty: listed as missing under the label of the key.
	 */
	public function test_no_answer_is_a_missing_field(): void {
		$result = $this->send( $this->captcha->issue(), ' ' );
		self::assertSame( ErrorKey::FillMessage, $result->error );
		self::assertSame( 'Captcha', $result->errors[0]->label );
	}

	/**
	 * CAPTCHA-4 CAPTCHA-7: wrong, negative, a fraction, with a zero in front, in words, with markup.
	 */
	public function test_a_wrong_answer_is_refused(): void {
		foreach ( [ '31', '-7', '7.0', '7e0', 'seven', '0x7', "7\n8", '<b>7</b>', '٧٧' ] as $answer ) {
			$result = $this->send( $this->captcha->issue(), $answer );
			self::assertSame( ErrorKey::WrongCaptcha, $result->error, $answer );
			self::assertSame( 422, $result->error->status() );
		}
		$small = $this->small_sum();
		self::assertSame(
			ErrorKey::WrongCaptcha,
			$this->send( $small, '0' . ( $small->first + $small->second ) )->error
		);
		self::assertSame( 0, $this->rows_of( 'entries' ) );
	}

	/**
	 * FIELD-261: digits of other scripts, and marks that nobody sees.
	 */
	public function test_a_sum_is_solved_in_digits_of_any_script(): void {
		foreach ( [ '٠١٢٣٤٥٦٧٨٩', '０１２３４５６７８９', '०१२३४५६७८९' ] as $number => $digits ) {
			$sum    = $this->captcha->issue();
			$answer = strtr( (string) ( $sum->first + $sum->second ), mb_str_split( $digits ) );
			self::assertNull( $this->send( $sum, "\u{200f}{$answer} ", text: "No. {$number}" )->error, $answer );
		}
	}

	/**
	 * CAPTCHA-5 CAPTCHA-10: the numbers have to be ours: none, forged, of another purpose.
	 */
	public function test_a_sum_we_did_not_ask_is_refused(): void {
		foreach ( [
			'',
			'x',
			$this->hmac->sign( 'brolga_form', '3,4,' . str_repeat( '0', 18 ), 60 ),
			$this->hmac->sign( 'brolga_captcha', '3,4', 60 ),
		] as $token ) {
			self::assertSame( ErrorKey::WrongCaptcha, $this->send( $token )->error );
		}
	}

	/**
	 * CAPTCHA-6 CAPTCHA-10: replayed: one success each, for one visitor; a second visitor of the same cached page may.
	 */
	public function test_a_sum_is_good_for_one_success(): void {
		$challenge = $this->captcha->issue();
		self::assertNull( $this->send( $challenge, text: 'first' )->error );
		$again = $this->send( $challenge, text: 'second' );
		self::assertSame( ErrorKey::WrongCaptcha, $again->error );
		// CAPTCHA-260: it was answered right.
		self::assertSame(
			'Please solve this new sum. The previous one was already used.',
			$again->errors[0]->message
		);
		self::assertSame( [ 1, 1 ], [ $this->rows_of( 'entries' ), $this->rows_of( 'outbox' ) ] );

		$_SERVER['REMOTE_ADDR'] = '192.0.2.9';
		self::assertNull( $this->send( $challenge, text: 'third' )->error );
	}

	/**
	 * LEAD-6: the same submission once more is no replay: an impatient visitor is told of success.
	 */
	public function test_a_double_click_is_no_replay(): void {
		$challenge = $this->captcha->issue();
		self::assertSame( $this->send( $challenge )->lead_id, $this->send( $challenge )->lead_id );
		self::assertSame( 1, $this->rows_of( 'entries' ) );
	}

	/**
	 * CAPTCHA-11: a wrong answer uses the sum up: nobody tries all thirty.
	 */
	public function test_a_sum_that_was_answered_wrong_is_used_up(): void {
		$challenge = $this->captcha->issue();
		$this->send( $challenge, '1' );
		self::assertSame( ErrorKey::WrongCaptcha, $this->send( $challenge )->error );
	}

	/**
	 * A slip elsewhere does not use it up: the visitor need not count again.
	 */
	public function test_a_sum_outlives_another_error(): void {
		$challenge = $this->captcha->issue();
		self::assertSame( ErrorKey::FillMessage, $this->send( $challenge, text: '' )->error );
		self::assertNull( $this->send( $challenge )->error );
	}

	/**
	 * FORM-37: a sum on a page that was cached for a month.
	 */
	public function test_a_sum_lives_as_long_as_its_page(): void {
		$challenge = $this->captcha->issue();
		$this->clock->advance( 30 * 86400 );
		self::assertNull( $this->send( $challenge )->error );
	}
}
