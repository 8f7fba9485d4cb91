<?php
/**
 * The template of emails. To change it, copy it into your theme as brolga/email.php. Mail programs know little
 * CSS: use tables and inline styles, and keep the whole email below 100 KB.
 *
 * @package Brolga
 *
 * @var \Brolga\Mail\Design\EmailView $email
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

$brolga_light = $email->light;
$brolga_dark  = $email->dark;
?>
<!DOCTYPE html>
<html lang="<?php echo esc_attr( $email->language ); ?>" dir="<?php echo esc_attr( $email->direction ); ?>">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title><?php echo esc_html( $email->subject ); ?></title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 479px) {
	.b-frame { padding: 0 !important; }
	.b-pad { padding-left: 22px !important; padding-right: 22px !important; }
	.b-round { border-radius: 0 !important; border-left: 0 !important; border-right: 0 !important; }
	.b-head { font-size: 26px !important; line-height: 32px !important; }
	.b-cell { display: block !important; width: auto !important; border-top: 0 !important; padding: 0 0 14px !important; }
	.b-label { padding: 14px 0 2px !important; border-top: 1px solid <?php echo esc_attr( $brolga_light['line'] ); ?> !important; line-height: 20px !important; }
}
@media (prefers-color-scheme: dark) {
	.b-page { background-color: <?php echo esc_attr( $brolga_dark['page'] ); ?> !important; }
	.b-card { background-color: <?php echo esc_attr( $brolga_dark['card'] ); ?> !important; border-color: <?php echo esc_attr( $brolga_dark['line'] ); ?> !important; }
	.b-text { color: <?php echo esc_attr( $brolga_dark['text'] ); ?> !important; }
	.b-muted { color: <?php echo esc_attr( $brolga_dark['muted'] ); ?> !important; }
	.b-link { color: <?php echo esc_attr( $brolga_dark['link'] ); ?> !important; }
	.b-line { border-color: <?php echo esc_attr( $brolga_dark['line'] ); ?> !important; }
	.b-button { background-color: <?php echo esc_attr( $brolga_dark['button'] ); ?> !important; }
	.b-bar { background-color: <?php echo esc_attr( $brolga_dark['button'] ); ?> !important; }
	.b-ink { color: <?php echo esc_attr( $brolga_dark['ink'] ); ?> !important; }
	.b-plate { padding: 8px 12px !important; background-color: #ffffff !important; }
}
</style>
</head>
<body class="b-page" style="margin:0;padding:0;background-color:<?php echo esc_attr( $brolga_light['page'] ); ?>;-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all"><?php echo esc_html( $email->preheader ); ?><?php $email->put_padding(); ?></div>
<table role="presentation" class="b-page" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="<?php echo esc_attr( $brolga_light['page'] ); ?>" style="width:100%;background-color:<?php echo esc_attr( $brolga_light['page'] ); ?>">
<tr><td class="b-frame" align="center" style="padding:32px 16px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px">
<tr><td class="b-pad" style="padding:16px 36px 22px">
<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<?php if ( null !== $email->logo && $email->logo->has_name ) : ?>
<td class="b-plate" style="border-radius:6px"><a class="b-text" href="<?php echo esc_url( $email->home ); ?>" style="color:<?php echo esc_attr( $brolga_light['text'] ); ?>;text-decoration:none"><img src="<?php echo esc_attr( $email->logo_source() ); ?>" width="<?php echo esc_attr( (string) $email->logo->width ); ?>" alt="<?php echo esc_attr( $email->name ); ?>" style="display:block;width:<?php echo esc_attr( (string) $email->logo->width ); ?>px;max-width:100%;height:auto;border:0;font-family:<?php echo esc_attr( $email->headings ); ?>;font-size:20px;line-height:26px"></a></td>
<?php else : ?>
<?php if ( null !== $email->logo ) : ?>
<td class="b-plate" width="<?php echo esc_attr( (string) $email->logo->width ); ?>" style="border-radius:6px"><img src="<?php echo esc_attr( $email->logo_source() ); ?>" width="<?php echo esc_attr( (string) $email->logo->width ); ?>" alt="" style="display:block;width:<?php echo esc_attr( (string) $email->logo->width ); ?>px;max-width:100%;height:auto;border:0"></td>
<td width="14" style="font-size:1px">&nbsp;</td>
<?php endif; ?>
<td style="font-family:<?php echo esc_attr( $email->headings ); ?>;font-size:20px;line-height:26px;font-weight:<?php echo esc_attr( $email->weight ); ?>"><a class="b-text" href="<?php echo esc_url( $email->home ); ?>" style="color:<?php echo esc_attr( $brolga_light['text'] ); ?>;text-decoration:none"><?php echo esc_html( $email->name ); ?></a></td>
<?php endif; ?>
</tr></table>
</td></tr>
<tr><td class="b-card b-round" bgcolor="<?php echo esc_attr( $brolga_light['card'] ); ?>" style="background-color:<?php echo esc_attr( $brolga_light['card'] ); ?>;border:1px solid <?php echo esc_attr( $brolga_light['line'] ); ?>;border-radius:12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%">
<tr><td class="b-pad" style="padding:36px 36px 0">
<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="b-bar" width="40" height="4" bgcolor="<?php echo esc_attr( $brolga_light['button'] ); ?>" style="width:40px;height:4px;background-color:<?php echo esc_attr( $brolga_light['button'] ); ?>;border-radius:2px;font-size:1px;line-height:4px">&nbsp;</td></tr></table>
</td></tr>
<tr><td class="b-pad b-text" style="padding:22px 36px 20px;color:<?php echo esc_attr( $brolga_light['text'] ); ?>;font-family:<?php echo esc_attr( $email->font ); ?>;font-size:16px;line-height:26px">
<?php if ( '' !== $email->headline ) : ?>
<h1 class="b-text b-head" dir="auto" style="margin:0 0 22px;color:<?php echo esc_attr( $brolga_light['text'] ); ?>;font-family:<?php echo esc_attr( $email->headings ); ?>;font-size:29px;line-height:36px;font-weight:<?php echo esc_attr( $email->weight ); ?>;overflow-wrap:anywhere;word-break:break-word"><?php echo esc_html( $email->headline ); ?></h1>
<?php endif; ?>
<?php $email->put_content(); ?>
</td></tr>
</table>
</td></tr>
<tr><td class="b-pad b-muted" style="padding:26px 36px 10px;color:<?php echo esc_attr( $brolga_light['muted'] ); ?>;font-family:<?php echo esc_attr( $email->font ); ?>;font-size:14px;line-height:22px">
<?php $email->put_footer(); ?>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
