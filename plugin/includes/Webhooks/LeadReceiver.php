<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Webhooks;

use Brolga\Api\Jobs\DeliveryFailed;
use Brolga\Api\Jobs\Undeliverable;
use Brolga\Core\Jobs\Cause;
use Brolga\Core\Jobs\ClaimedJob;
use Brolga\Core\Jobs\RemoteHandler;
use Brolga\Leads\Lead;
use Brolga\Leads\LeadStatus;
use Brolga\Leads\Storage\LeadRepository;

/**
 * A service that receives each new lead in a form of its own, beside the webhooks. Its jobs have
 * its own kind, so that a lead's history and the failed jobs name it; they contain only the
 * lead's id, so that data of an erased person is not delivered.
 *
 * @see LEAD-734 LEAD-735
 */
abstract class LeadReceiver implements RemoteHandler {

	/** The key of the lead's id in a job. */
	public const LEAD = 'lead';

	public function __construct( private readonly LeadRepository $leads ) {}

	abstract public function name(): string;

	abstract public function is_on(): bool;

	/** The account at the service that owners have to know; empty if there is none. */
	abstract public function account(): string;

	/** Suggested privacy policy text. */
	abstract public function policy(): string;

	/**
	 * Sends a message without personal data, while a person waits for the result.
	 *
	 * @return string What has happened, for the owner.
	 * @throws DeliveryFailed If it may succeed later.
	 * @throws Undeliverable If it never will.
	 */
	abstract public function test(): string;

	/**
	 * @throws DeliveryFailed If it may succeed later.
	 * @throws Undeliverable If it never will.
	 */
	abstract protected function send( Lead $lead, ClaimedJob $job ): void;

	/**
	 * @throws DeliveryFailed If it may succeed later.
	 * @throws Undeliverable If it never will.
	 */
	final public function handle( ClaimedJob $job ): void {
		$id   = $job->payload[ self::LEAD ] ?? 0;
		$lead = $this->leads->find( is_int( $id ) ? $id : 0 );
		if ( null === $lead || LeadStatus::Spam === $lead->status ) {
			return;
		}
		if ( ! $this->is_on() ) {
			throw new Undeliverable( Cause::NoReceiver->with( $this->name() ) );
		}
		$this->send( $lead, $job );
	}

	/** The lead's address in the inbox, where its files are, too. */
	final protected static function address( Lead $lead ): string {
		return admin_url( "admin.php?page=brolga-leads&lead={$lead->id}" );
	}
}
