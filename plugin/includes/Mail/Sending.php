<?php
declare( strict_types=1 );

namespace Brolga\Mail;

use Brolga\Core\Jobs\Cause;
use Brolga\Core\Jobs\DeliveryFailed;
use Brolga\Core\Jobs\Reason;
use Closure;

/**
 * The mail that WordPress' mailer has in hand for us, and what became of it.
 */
final class Sending {

	/** Whether the mailer said that the mail is sent. */
	public bool $sent = false;

	/** What the mailer said when it failed. */
	public ?Reason $failure = null;

	/**
	 * Recipients that were refused while others were not.
	 *
	 * @var list<string>
	 */
	public array $left_out = [];

	/**
	 * @param Enclosed $enclosed What it carries.
	 * @param (Closure( string ): void)|null $listener Hears each line that is said to the mail server or by it; null:
	 *                                                 nobody waits.
	 */
	public function __construct(
		public readonly Mail $mail,
		public readonly Enclosed $enclosed,
		public readonly ?Closure $listener
	) {}

	/**
	 * The job's failure, as far as anybody told why.
	 */
	public function failed(): DeliveryFailed {
		return new DeliveryFailed(
			$this->failure ?? Cause::MailRefused->with(),
			left: [] === $this->left_out ? null : $this->mail->to_only( $this->left_out )->to_job()->payload
		);
	}
}
