<?php
declare( strict_types=1 );

namespace Brolga\Core\Support;

/**
 * The error keys with their HTTP statuses and messages. The first seven are part of the public
 * contract; a form can have its own messages for them.
 */
enum ErrorKey: string {

	case ContactErrorMessage = 'contact_error_message';
	case FillMessage         = 'fill_message';
	case Invalid             = 'invalid';
	case WrongCaptcha        = 'wrong_captcha';
	case Captcha             = 'captcha';
	case WrongCheckbox       = 'wrong_checkbox';
	case SubscriptionFailed  = 'subscription_failed';

	case BadRequest    = 'bad_request';
	case BadToken      = 'bad_token';
	case ForeignOrigin = 'foreign_origin';
	case UnknownForm   = 'unknown_form';
	case KeyConflict   = 'key_conflict';
	case TooLarge      = 'too_large';
	case FilesTooLarge = 'files_too_large';
	case TooMany       = 'too_many';
	case Unavailable   = 'unavailable';
	case NotOpen       = 'not_open';
	case Closed        = 'closed';
	case Full          = 'full';
	case Repeated      = 'repeated';

	public function status(): int {
		return match ( $this ) {
			self::BadRequest                      => 400,
			self::BadToken, self::ForeignOrigin   => 403,
			self::UnknownForm                     => 404,
			self::KeyConflict, self::NotOpen, self::Closed, self::Full, self::Repeated => 409,
			self::TooLarge, self::FilesTooLarge   => 413,
			self::TooMany                         => 429,
			self::Unavailable                     => 503,
			default                               => 422,
		};
	}

	public function message(): string {
		return $this->contract_message() ?? $this->limit_message() ?? match ( $this ) {
			self::BadRequest    => __( 'This request could not be read. Please reload the page and try again.', 'brolga' ),
			self::BadToken      => __( 'This form has been open for too long. Please submit it again.', 'brolga' ),
			self::ForeignOrigin => __( 'This message came from another website, so it was not accepted. Please use the form on this page.', 'brolga' ),
			self::UnknownForm   => __( 'This form is no longer on the website. Please copy your text and use our contact page.', 'brolga' ),
			self::KeyConflict   => __( 'A different message was already sent from this form. Please reload the page to send another one.', 'brolga' ),
			self::TooLarge      => __( 'Your message is too long. Please shorten it and send it again.', 'brolga' ),
			self::FilesTooLarge => __( 'Your files are too big to send together. Please choose smaller ones, or fewer, and send your message again.', 'brolga' ),
			self::TooMany       => __( 'Too many messages in a short time. Please wait a moment and send your message again.', 'brolga' ),
			self::Unavailable   => __( 'We could not store your message. It is still in the form, so please send it again in a minute.', 'brolga' ),
			default             => '',
		};
	}

	private function contract_message(): ?string {
		return match ( $this ) {
			self::ContactErrorMessage => __( 'Please correct the following:', 'brolga' ),
			self::FillMessage         => __( 'Please fill in the following fields:', 'brolga' ),
			self::Invalid             => __( 'Please enter a valid email address.', 'brolga' ),
			self::WrongCaptcha        => __( 'Wrong answer. Please solve this new sum.', 'brolga' ),
			self::Captcha             => __( 'Captcha', 'brolga' ),
			self::WrongCheckbox       => __( 'Checkbox', 'brolga' ),
			self::SubscriptionFailed  => __( 'We could not sign you up. Please try again.', 'brolga' ),
			default                   => null,
		};
	}

	/** @see FORM-872 FORM-873 */
	private function limit_message(): ?string {
		return match ( $this ) {
			self::NotOpen  => __( 'This form is not open yet. Please come back later.', 'brolga' ),
			self::Closed   => __( 'This form is closed. Please contact us in another way.', 'brolga' ),
			self::Full     => __( 'All places are taken. Please contact us in another way.', 'brolga' ),
			self::Repeated => __( 'An entry with this email address already exists. Please use another address, or contact us.', 'brolga' ),
			default        => null,
		};
	}
}
