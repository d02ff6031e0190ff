"""Reads paths of DOCX files, a line each, opens each in one LibreOffice twice, accepts all tracked changes once and
rejects all once, and prints for each what is left, a line of JSON: { "accepted": [[style, text], ...], "rejected":
[...], "changes": n, "left": [n, n] }. Run by libreOffice.ts with the Python that has LibreOffice's `uno`. What
fails ends it with one sentence."""

import json
import subprocess
import sys
import tempfile
import time

import uno
from com.sun.star.beans import PropertyValue


def value(name, content):
    made = PropertyValue()
    made.Name, made.Value = name, content
    return made


def connect(pipe):
    local = uno.getComponentContext()
    resolver = local.ServiceManager.createInstanceWithContext("com.sun.star.bridge.UnoUrlResolver", local)
    for _ in range(240):
        try:
            return resolver.resolve(f"uno:pipe,name={pipe};urp;StarOffice.ComponentContext")
        except Exception:
            time.sleep(0.5)
    sys.exit("LibreOffice did not start.")


def paragraphs(document):
    found = document.Text.createEnumeration()
    while found.hasMoreElements():
        one = found.nextElement()
        yield [one.ParaStyleName, one.String]


def redlines(document):
    found, count = document.Redlines.createEnumeration(), 0
    while found.hasMoreElements():
        found.nextElement()
        count += 1
    return count


def answered(context, address, command):
    service = context.ServiceManager
    desktop = service.createInstanceWithContext("com.sun.star.frame.Desktop", context)
    document = desktop.loadComponentFromURL(address, "_blank", 0, (value("Hidden", True),))
    changes = redlines(document)
    dispatcher = service.createInstanceWithContext("com.sun.star.frame.DispatchHelper", context)
    dispatcher.executeDispatch(document.CurrentController.Frame, command, "", 0, ())
    result = list(paragraphs(document)), changes, redlines(document)
    document.close(True)
    return result


def resolved(context, path):
    address = uno.systemPathToFileUrl(path)
    accepted, changes, left = answered(context, address, ".uno:AcceptAllTrackedChanges")
    rejected, _, still = answered(context, address, ".uno:RejectAllTrackedChanges")
    return {"accepted": accepted, "rejected": rejected, "changes": changes, "left": [left, still]}


def main():
    files = sys.stdin.read().split("\n")
    with tempfile.TemporaryDirectory() as profile:
        pipe = f"redline{time.time_ns()}"
        office = subprocess.Popen(
            [
                "soffice",
                "--headless",
                "--norestore",
                f"--accept=pipe,name={pipe};urp;",
                f"-env:UserInstallation={uno.systemPathToFileUrl(profile)}",
            ],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            context = connect(pipe)
            for path in files:
                try:
                    print(json.dumps(resolved(context, path)), flush=True)
                except Exception as error:
                    sys.exit(f"It could not read {path}: {str(error) or type(error).__name__}")
            desktop = context.ServiceManager.createInstanceWithContext("com.sun.star.frame.Desktop", context)
            try:
                desktop.terminate()
            except Exception:
                pass
        finally:
            try:
                office.wait(20)
            except subprocess.TimeoutExpired:
                office.terminate()


main()
