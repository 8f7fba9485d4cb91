<?php
declare( strict_types=1 );

namespace Brolga\Mail;

use Brolga\Api\Jobs\DeliveryFailed;
use Brolga\Core\Jobs\Cause;
use Brolga\Core\Jobs\Reason;
use Closure;

/** An email of Brolga's that is being sent, and its result. */
final class MailInTransit {

	public bool $sent = false;

	public ?Reason $failure = null;

	/** @var list<string> Recipients that were refused although the email was accepted for others. */
	public array $left_out = [];

	/** @param (Closure( string ): void)|null $listener Receives SMTP lines; null if no user waits. */
	public function __construct(
		public readonly Mail $mail,
		public readonly AttachedFiles $enclosed,
		public readonly ?Closure $listener
	) {}

	/** Creates the exception for the failure, with the refused recipients for another attempt. */
	public function failed(): DeliveryFailed {
		return new DeliveryFailed(
			$this->failure ?? Cause::MailRefused->with(),
			left: [] === $this->left_out ? null : $this->mail->to_only( $this->left_out )->to_job()->payload
		);
	}
}
